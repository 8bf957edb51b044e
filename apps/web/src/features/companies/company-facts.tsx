import type { CompanyRow } from '@vedetta/contracts/companies/company-row'
import { formatEuro } from '@vedetta/contracts/text/formats'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Pill } from '../../ui/controls/pill.tsx'

/** Employees and turnover. */
export function CompanySize({ company: { employees, turnover } }: { company: CompanyRow }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const facts = [
    employees !== null && t('employees', { count: employees, n: formatNumber(employees, language) }),
    turnover !== null && formatEuro(turnover, language),
  ]
  return facts.filter((fact) => fact !== false).join(' · ')
}

/** The number of new positions with its label; nothing for 0. */
export function NewPill({ count }: { count: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (count === 0) return null
  return <Pill tone="new">{t('companies.new', { count, n: formatNumber(count, language) })}</Pill>
}
