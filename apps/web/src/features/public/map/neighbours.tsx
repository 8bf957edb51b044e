import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import { mapPath } from '@vedetta/contracts/inbox/market-map'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { PageLink } from '../page-link.tsx'
import { Container } from '../parts/container.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { type MarketView, useMarketNames } from './market-view.ts'
import { useMapTexts } from './use-map-texts.ts'

/** Links to the region's other provinces and to the other sectors of the same place. */
export function Neighbours({ map: { provinces, sectors }, place, sector }: MarketView) {
  const texts = useMapTexts()
  const language = useLanguage()
  const names = useMarketNames({ place: undefined, sector })
  const inRegion = provinces.filter(({ code, region }) => region === place?.region && code !== place?.code)
  const otherSectors = sectors.filter((each) => each.sector !== sector).toSorted((a, b) => b.open - a.open)
  return (
    <Container className="grid gap-y-10 pt-4">
      {place && inRegion.length > 0 && (
        <Links
          title={texts.near.region(place.region)}
          links={inRegion.map(({ slug, name, open }) => ({ path: mapPath({ province: slug, sector }), name, open }))}
        />
      )}
      {otherSectors.length > 0 && (!place || sector) && (
        <Links
          title={place ? texts.near.sectors(place) : texts.near.sectorsOfItaly}
          links={otherSectors.map((each) => ({
            path: mapPath({ province: place?.slug, sector: each.sector }),
            name: sectorLabels[each.sector][language],
            open: each.open,
          }))}
        />
      )}
      {place && names.sector && (
        <div className="flex flex-wrap gap-x-8 gap-y-2">
          <TextLink to={mapPath({ sector })}>{texts.near.italy(names.sector)}</TextLink>
          <TextLink to={mapPath({ province: place.slug })}>{texts.near.all(place)}</TextLink>
        </div>
      )}
    </Container>
  )
}

type LinksProps = { title: string; links: readonly { path: string; name: string; open: number }[] }

function Links({ title, links }: LinksProps) {
  const language = useLanguage()
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 font-bold text-[22px] tracking-[-0.02em]">{title}</h2>
      <ul className="gap-x-8 text-[15px] sm:columns-2 lg:columns-3">
        {links.map(({ path, name, open }) => (
          <li key={path} className="break-inside-avoid py-0.5">
            <PageLink
              to={path}
              className="inline-block rounded-sm py-0.5 underline decoration-line underline-offset-2 hover:decoration-ink pointer-coarse:py-1.5"
            >
              {name}
            </PageLink>{' '}
            <span className="text-muted tabular-nums">{formatNumber(open, language)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
