import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { formatEuro } from '@vedetta/contracts/text/formats'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { NotStated } from '../../ui/tables/text-cell.tsx'

/** The figures a recruiter judges a company by. */
export function CompanyMetrics({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { employees, turnover, turnoverYear, openPositions, shareCapital, reserveQuota } = company
  const number = (value: number) => formatNumber(value, language)
  const people = reserveQuota?.people
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line @md:grid-cols-3 @4xl:grid-cols-6">
      <Metric label={t('detail.company.employees')}>{employees !== null && number(employees)}</Metric>
      <Metric
        label={turnoverYear ? t('detail.company.turnoverOf', { year: turnoverYear }) : t('detail.company.turnover')}
      >
        {turnover !== null && formatEuro(turnover, language)}
      </Metric>
      <Metric label={t('company.openPositions')}>{number(openPositions)}</Metric>
      <Metric label={t('detail.company.founded')}>{company.foundationYear}</Metric>
      <Metric label={t('company.shareCapital')}>{shareCapital !== null && formatEuro(shareCapital, language)}</Metric>
      <Metric label={t('company.reserve.label')} hint={t('company.reserve.hint')}>
        {people !== undefined && t('company.reserve.people', { count: people, n: number(people) })}
      </Metric>
    </dl>
  )
}

function Metric({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-card px-3.5 py-3" title={hint}>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-[17px] tabular-nums leading-5">
        {children || <NotStated />}
      </dd>
    </div>
  )
}
