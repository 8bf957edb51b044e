import { creditCosts, monthsPaidInAYear, plans, type Tier, units } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { FactList } from '../../ui/details/fact-list.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { DataTable, type TableColumn } from '../../ui/tables/data-table.tsx'
import { usePlanPrice } from './use-plan-price.ts'

type PlanRow = { tier: Tier; seats: string; searches: string; credits: string; monthly: string; yearly: string }

const figures = [
  ['seats', 'licences.seats', 'max-lg:col-start-1 max-lg:row-start-2'],
  ['searches', 'licences.billing.monthlySearches', 'max-lg:col-start-1 max-lg:row-start-3'],
  ['credits', 'licences.billing.monthlyCredits', 'max-lg:col-start-1 max-lg:row-start-4'],
  ['monthly', 'licences.billing.monthly', 'max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-self-end'],
  ['yearly', 'licences.billing.yearly', 'max-lg:col-start-2 max-lg:row-start-3 max-lg:justify-self-end'],
] as const

const purchaseNames = {
  position: 'licences.billing.position',
  contact: 'licences.billing.contact',
  accounts: 'licences.billing.accounts',
  news: 'licences.billing.news',
} as const satisfies Record<keyof typeof creditCosts, string>

/** Contents and prices of the plans, and what credits buy. */
export function PriceList() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { monthly, yearly } = usePlanPrice()
  const agreed = t('licences.billing.agreed')
  const rows = keysOf(plans).map((tier): PlanRow => {
    const { size, monthlySearches, monthlyCredits, monthlyPrice } = plans[tier]
    const isAgreed = monthlyPrice === null
    return {
      tier,
      seats: size === null ? t('licences.unlimited') : formatNumber(size, language),
      searches: isAgreed ? agreed : formatNumber(monthlySearches, language),
      credits: isAgreed ? agreed : formatNumber(monthlyCredits, language),
      monthly: monthly(tier),
      yearly: yearly(tier),
    }
  })
  const columns: TableColumn<PlanRow>[] = [
    {
      id: 'tier',
      header: t('licences.plan'),
      cell: (row) => <span className="font-semibold">{plans[row.tier][language]}</span>,
      className: 'lg:pl-5 max-lg:col-start-1 max-lg:row-start-1',
    },
    ...figures.map(
      ([name, label, place]): TableColumn<PlanRow> => ({
        id: name,
        header: t(label),
        cell: (row) => (
          <>
            <span className="text-muted lg:hidden">{t(label)} </span>
            {row[name]}
          </>
        ),
        className: `lg:w-[16%] lg:text-right lg:last:pr-5 ${place}`,
      }),
    ),
  ]
  return (
    <Section
      flush
      title={t('licences.billing.prices')}
      text={t('licences.billing.pricesText', { months: monthsPaidInAYear })}
    >
      <DataTable
        caption={t('licences.billing.prices')}
        columns={columns}
        rows={rows}
        rowId={({ tier }) => tier}
        isLoading={false}
      />
      <div className="grid gap-3 border-line border-t px-4 py-5 sm:px-5">
        <h3 className="font-semibold text-sm">{t('licences.billing.credits')}</h3>
        <FactList
          facts={[
            ...keysOf(creditCosts).map((spending) => ({
              label: t(purchaseNames[spending]),
              value: t('licences.billing.cost', { count: creditCosts[spending] }),
            })),
            ...keysOf(units).map((unit) => ({
              label: t(unit === 'credit' ? 'licences.billing.extraCredit' : 'licences.billing.extraSearch'),
              value: formatPrice(units[unit].extraPrice, language),
            })),
          ]}
        />
        <p className="text-pretty text-muted text-sm">{t('licences.billing.once')}</p>
      </div>
    </Section>
  )
}
