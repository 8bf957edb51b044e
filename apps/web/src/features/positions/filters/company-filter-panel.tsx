import { companyFieldNames } from '@vedetta/contracts/companies/company-search'
import { filterFields } from '@vedetta/contracts/search/filter-fields'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { countOf, emptyFilter, type PositionFilter } from '../position-filter.ts'
import { AgencySwitch } from './agency-switch.tsx'
import { FieldSections, GroupTitle } from './filter-panel.tsx'

const factFields = companyFieldNames.filter((field) => !filterFields[field].place)
const placeFields = companyFieldNames.filter((field) => filterFields[field].place)

type CompanyFilterPanelProps = { filter: PositionFilter; onApply: (filter: PositionFilter) => void }

/** The company fields of the positions' panel, and the place of the legal office. Choices have no counts. */
export function CompanyFilterPanel({ filter, onApply }: CompanyFilterPanelProps) {
  const { t } = useTranslation()
  const sections = { filter, onApply, counted: null }
  return (
    <>
      <div className="flex h-9 items-center justify-between">
        <GroupTitle>{t('filters.ofCompany')}</GroupTitle>
        {countOf(filter) > 0 && (
          <Button look="quiet" size="tiny" onClick={() => onApply(emptyFilter)}>
            {t('filters.clearAll')}
          </Button>
        )}
      </div>
      <AgencySwitch />
      <FieldSections fields={factFields} {...sections} />
      <div className="mt-4 flex h-9 items-center">
        <GroupTitle>{t('filters.ofOffice')}</GroupTitle>
      </div>
      <FieldSections fields={placeFields} {...sections} />
    </>
  )
}
