import { type CompanySort, companySorts } from '@vedetta/contracts/companies/company-search'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'

const labels = {
  newPositions: 'companies.byNew',
  employees: 'companies.bySize',
  turnover: 'companies.byTurnover',
} as const satisfies Record<CompanySort, string>

type CompanySortChoiceProps = { sort: CompanySort; onChange: (sort: CompanySort) => void }

export function CompanySortChoice({ sort, onChange }: CompanySortChoiceProps) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      label={t('filters.sort')}
      options={companySorts.map((value) => ({ value, label: t(labels[value]) }))}
      value={sort}
      onChange={onChange}
    />
  )
}
