import { type SectorId, sectorLabels } from '@vedetta/contracts/facts/sectors'
import { mapPath } from '@vedetta/contracts/inbox/market-map'
import type { ProvinceFigures } from '@vedetta/contracts/operations/public-figures'
import { useLanguage } from '../../../lib/i18n.ts'
import { PageLink } from '../page-link.tsx'
import { FiguresTable } from './figures-table.tsx'
import type { MarketView } from './market-view.ts'
import { useMapTexts } from './use-map-texts.ts'

/** The sectors of a province; on all other pages the provinces. */
export function MarketTables({ map, place, sector }: MarketView) {
  const texts = useMapTexts()
  const isOfProvince = place !== undefined && sector === undefined
  return (
    <section className="min-w-0">
      <h2 className="mb-3 font-bold text-[22px] tracking-[-0.02em]">
        {isOfProvince ? texts.sectorsTitle(place) : texts.provincesTitle}
      </h2>
      {isOfProvince ? <Sectors map={map} place={place} /> : <Provinces provinces={map.provinces} sector={sector} />}
    </section>
  )
}

function Sectors({ map: { sectors }, place }: Pick<MarketView, 'map'> & { place: ProvinceFigures }) {
  const texts = useMapTexts()
  const language = useLanguage()
  const rows = sectors
    .toSorted((a, b) => b.open - a.open)
    .map((figures) => ({
      ...figures,
      name: sectorLabels[figures.sector][language],
      path: mapPath({ province: place.slug, sector: figures.sector }),
    }))
  if (rows.length === 0) return <p className="text-muted">{texts.none}</p>
  return <FiguresTable title={texts.sectorsTitle(place)} rowName={texts.columns.sector} rows={rows} />
}

function Provinces({ provinces, sector }: { provinces: readonly ProvinceFigures[]; sector: SectorId | undefined }) {
  const texts = useMapTexts()
  const open = provinces.filter((province) => province.open > 0).toSorted((a, b) => b.open - a.open)
  const rows = open.map((figures) => ({
    ...figures,
    note: figures.region,
    path: mapPath({ province: figures.slug, sector }),
  }))
  const empty = provinces.filter((province) => province.open === 0)
  return (
    <>
      {rows.length > 0 && (
        <FiguresTable
          title={texts.provincesTitle}
          rowName={texts.columns.province}
          noteName={texts.columns.region}
          rows={rows}
        />
      )}
      {rows.length > 0 && empty.length > 0 && (
        <p className="mt-3 text-[14px] text-muted">
          {texts.empty}: {empty.map(({ name }) => name).join(', ')}.
        </p>
      )}
      {rows.length === 0 && (
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-[14.5px]">
          {provinces.map(({ slug, name }) => (
            <li key={slug}>
              <PageLink to={mapPath({ province: slug })} className="rounded-sm text-brand hover:underline">
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
