import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { ChartCard } from '../../ui/charts/chart-card.tsx'
import { DetailSection } from '../../ui/details/detail-section.tsx'
import { ItalyMap } from '../../ui/maps/italy-map.tsx'

/** In pixels. */
const maxMapWidth = 260
const maxListed = 8

/** The registered office, and the towns with open positions. */
export function PlacesSection({ company: { name, places } }: { company: CompanyDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (places.length === 0) return null
  const office = places.find(({ isOffice }) => isOffice)
  const hiring = places.filter(({ openPositions }) => openPositions > 0)
  const town = ({ city, province }: CompanyDetail['places'][number]) => `${city} (${province})`
  const count = (value: number) => formatNumber(value, language)
  const sentences = [
    office && t('company.places.office', { town: town(office) }),
    hiring.length > 0
      ? t('company.places.towns', { count: hiring.length, n: count(hiring.length) })
      : t('company.places.noTowns'),
  ]
  return (
    <DetailSection title={t('company.places.title')}>
      <ChartCard
        title={t('company.places.map')}
        summary={sentences.filter(Boolean).join(' ')}
        subject={name}
        data={{
          rowName: t('company.places.town'),
          rows: places.map((place) => ({
            label: place.isOffice ? `${town(place)} · ${t('detail.company.seat')}` : town(place),
            values: [place.openPositions],
          })),
          series: [{ label: t('company.openPositions'), shape: 'bar', format: count }],
        }}
      >
        {(width) => (
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            <ItalyMap
              width={Math.min(width, maxMapWidth)}
              points={places.flatMap((place) => [
                ...(place.openPositions > 0
                  ? [{ ...place, label: town(place), size: place.openPositions, tone: 'brand' as const }]
                  : []),
                ...(place.isOffice ? [{ ...place, label: town(place), size: 0, tone: 'ink' as const }] : []),
              ])}
            />
            <ul className="grid min-w-0 flex-[1_1_150px] content-start gap-1.5 text-sm">
              {places.slice(0, maxListed).map((place) => (
                <li key={town(place)} className="flex items-baseline gap-2">
                  <PlaceMark isOffice={place.isOffice} />
                  <span className="min-w-0">
                    {town(place)}
                    {place.isOffice && <span className="block text-muted text-xs">{t('detail.company.seat')}</span>}
                  </span>
                  <span className="ml-auto text-muted tabular-nums">{count(place.openPositions)}</span>
                </li>
              ))}
              {places.length > maxListed && (
                <li className="pl-[18px] text-muted text-xs">
                  {t('company.places.more', { count: places.length - maxListed })}
                </li>
              )}
            </ul>
          </div>
        )}
      </ChartCard>
    </DetailSection>
  )
}

function PlaceMark({ isOffice }: { isOffice: boolean }) {
  return (
    <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true">
      {isOffice ? (
        <path d="M5 0l5 5l-5 5l-5 -5z" fill="var(--ink)" />
      ) : (
        <circle cx={5} cy={5} r={4} fill="var(--brand)" />
      )}
    </svg>
  )
}
