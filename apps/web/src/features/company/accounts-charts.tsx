import type { YearOfAccounts } from '@vedetta/contracts/companies/company-detail'
import { formatEuro } from '@vedetta/contracts/text/formats'
import { useTranslation } from 'react-i18next'
import { euroScale } from '../../lib/euro-scale.ts'
import { formatShare, formatWholeEuro } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import type { ChartData } from '../../ui/charts/chart-data.ts'
import { SeriesCard } from '../../ui/charts/series-card.tsx'
import { type Amount, amountNames, marginOf } from './yearly-figures.ts'

/** Expects the years in ascending order. */
export function AccountsCharts({ name, years }: { name: string; years: readonly YearOfAccounts[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const euro = (value: number) => formatEuro(value, language)
  const share = (value: number | null) => (value === null ? '–' : formatShare(value, language))
  const last = years.at(-1)
  const lastThree = years.slice(-3)
  const first = lastThree[0]
  if (!last || !first) return null

  function amounts(one: Amount, other: Amount): ChartData {
    return {
      rowName: t('company.accounts.year'),
      rows: years.map((year) => ({ label: String(year.year), values: [year[one], year[other]] })),
      series: [one, other].map((amount) => ({
        label: t(amountNames[amount]),
        shape: 'bar',
        format: (value) => formatWholeEuro(value, language),
      })),
    }
  }
  const axisOf = (one: Amount, other: Amount) =>
    euroScale(
      years.flatMap((year) => [year[one], year[other]]),
      language,
    )

  return (
    <>
      <SeriesCard
        title={t('company.accounts.earnings')}
        summary={t('company.accounts.earningsText', {
          year: last.year,
          ebitda: euro(last.ebitda),
          netIncome: euro(last.netIncome),
        })}
        subject={name}
        axis={axisOf('ebitda', 'netIncome')}
        data={amounts('ebitda', 'netIncome')}
      />
      <SeriesCard
        title={t('company.accounts.costsAndTurnover')}
        summary={t('company.accounts.costsAndTurnoverText', {
          year: last.year,
          costs: euro(last.costs),
          turnover: euro(last.turnover),
          share: share(marginOf(last, 'costs')),
        })}
        subject={name}
        axis={axisOf('turnover', 'costs')}
        data={amounts('turnover', 'costs')}
      />
      {lastThree.length > 1 && (
        <SeriesCard
          title={t('company.accounts.performance')}
          summary={t('company.accounts.performanceText', {
            from: first.year,
            to: last.year,
            ebitdaFrom: share(marginOf(first, 'ebitda')),
            ebitdaTo: share(marginOf(last, 'ebitda')),
            netFrom: share(marginOf(first, 'netIncome')),
            netTo: share(marginOf(last, 'netIncome')),
          })}
          subject={name}
          axis={{ format: (value) => formatShare(value, language) }}
          data={{
            rowName: t('company.accounts.year'),
            rows: lastThree.map((year) => ({
              label: String(year.year),
              values: [marginOf(year, 'ebitda'), marginOf(year, 'netIncome')],
            })),
            series: [
              { label: t('company.accounts.ebitdaMargin'), shape: 'line', format: share },
              { label: t('company.accounts.netMargin'), shape: 'line', format: share },
            ],
          }}
        />
      )}
    </>
  )
}
