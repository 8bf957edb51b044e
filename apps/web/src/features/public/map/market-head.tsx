import { localPath } from '@vedetta/contracts/calls/routes'
import { mapPath } from '@vedetta/contracts/inbox/market-map'
import { useSite } from '../../../domain/site.ts'
import { formatChange, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { PageHead } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import { Container } from '../parts/container.tsx'
import { type MarketView, useMarketNames } from './market-view.ts'
import { useMapTexts } from './use-map-texts.ts'

/** Breadcrumbs, heading, a summary of two sentences and three figures. */
export function MarketHead({ map: { countedAt, total }, place, sector }: MarketView) {
  const texts = useMapTexts()
  const language = useLanguage()
  const { title } = useMarketNames({ place, sector })
  const [open, opened] = [formatNumber(total.open, language), formatNumber(total.opened, language)]
  return (
    <Container className="pt-6 pb-10 sm:pt-9 sm:pb-12">
      <Breadcrumbs place={place} sector={sector} />
      <MarketPageHead
        place={place}
        sector={sector}
        title={title}
        description={texts.description(title, open, opened)}
        isEmpty={total.open === 0}
      />
      <h1 className="mt-5 max-w-[26ch] text-balance font-bold text-[34px] leading-[1.08] tracking-[-0.035em] sm:text-[46px]">
        {title}
      </h1>
      <p className="mt-4 max-w-[62ch] text-[17px] text-ink/85 sm:text-[19px]">
        {countedAt === null
          ? texts.notCounted
          : total.open === 0
            ? texts.none
            : total.open === 1
              ? texts.leadOne(opened)
              : texts.lead(open, opened)}
      </p>
      {total.open > 0 && (
        <dl className="mt-7 grid border-line border-y sm:grid-cols-3 sm:divide-x sm:divide-line">
          <Figure value={open} what={texts.figures.open} />
          <Figure value={opened} what={texts.figures.opened} />
          <Figure
            value={total.change === null ? '–' : formatChange(total.change, language)}
            what={total.change === null ? `${texts.figures.change}: ${texts.figures.few}` : texts.figures.change}
          />
        </dl>
      )}
    </Container>
  )
}

function Figure({ value, what }: { value: string; what: string }) {
  return (
    <div className="flex items-baseline gap-3 border-line py-3.5 not-first:border-t sm:block sm:py-5 sm:not-first:border-t-0 sm:not-first:pl-7">
      <dd className="font-bold text-[26px] leading-[1.1] tracking-[-0.03em] tabular-nums sm:text-[34px]">{value}</dd>
      <dt className="text-[15px] text-muted sm:mt-1">{what}</dt>
    </div>
  )
}

function useBreadcrumbs({ place, sector }: Pick<MarketView, 'place' | 'sector'>) {
  const texts = useMapTexts()
  const names = useMarketNames({ place: undefined, sector })
  return [
    { name: texts.map, path: mapPath({}) },
    ...(place ? [{ name: place.name, path: mapPath({ province: place.slug }) }] : []),
    ...(names.sector ? [{ name: names.sector, path: mapPath({ province: place?.slug, sector }) }] : []),
  ]
}

function Breadcrumbs(part: Pick<MarketView, 'place' | 'sector'>) {
  const { trail } = useMapTexts()
  const steps = useBreadcrumbs(part)
  return (
    <nav aria-label={trail} className="text-[14px] text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ name, path }, index) => (
          <li key={path} className="flex gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {index < steps.length - 1 ? (
              <PageLink to={path} className="rounded-sm underline decoration-line underline-offset-2 hover:text-ink">
                {name}
              </PageLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type MarketPageHeadProps = Pick<MarketView, 'place' | 'sector'> & {
  title: string
  description: string
  isEmpty: boolean
}

function MarketPageHead({ title, description, isEmpty, ...part }: MarketPageHeadProps) {
  const { origin } = useSite()
  const language = useLanguage()
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: useBreadcrumbs(part).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + localPath(path, language),
    })),
  }
  return <PageHead title={`${title} · Vedetta`} description={description} structuredData={[trail]} noIndex={isEmpty} />
}
