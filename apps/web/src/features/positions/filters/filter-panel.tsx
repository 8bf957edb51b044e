import { fieldsShownFirst } from '@vedetta/contracts/search/facets'
import { type FilterField, filterFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'
import { keysOf, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoiceList } from '../../../ui/forms/choice-list.tsx'
import { FilterSection } from '../../../ui/forms/filter-section.tsx'
import type { CountedSearch } from '../facets.api.ts'
import {
  countOf,
  emptyFilter,
  type PositionFilter,
  partsOfField,
  setPeriod,
  setStatuses,
  withoutField,
} from '../position-filter.ts'
import { AgencySwitch } from './agency-switch.tsx'
import { countsOf } from './controls/use-choices.ts'
import { DateFilter } from './date-filter.tsx'
import { FieldControl } from './field-control.tsx'
import { useChoiceCounts } from './use-choice-counts.ts'

type FilterPanelProps = {
  filter: PositionFilter
  onApply: (filter: PositionFilter) => void
  counted: CountedSearch
}

/** Open from the start, as the fields most used. */
const openFields: ReadonlySet<string> = new Set(fieldsShownFirst)

const positionFields = filterFieldNames.filter((field) => filterFields[field].group === 'position')
const companyFields = filterFieldNames.filter((field) => filterFields[field].group === 'company')

/** Statuses and the date, then the fields in sections, in the contract's order. */
export function FilterPanel({ filter, onApply, counted }: FilterPanelProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="flex h-9 items-center justify-between">
        <GroupTitle>{t('filters.ofPosition')}</GroupTitle>
        {countOf(filter) > 0 && (
          <Button look="quiet" size="tiny" onClick={() => onApply(emptyFilter)}>
            {t('filters.clearAll')}
          </Button>
        )}
      </div>
      <StatusSection filter={filter} onApply={onApply} counted={counted} />
      <FilterSection
        title={t('filters.found')}
        chosen={filter.from || filter.to ? 1 : 0}
        startsOpen
        onClear={() => onApply(setPeriod(filter, undefined, undefined))}
      >
        <DateFilter filter={filter} onApply={onApply} />
      </FilterSection>
      <FieldSections fields={positionFields} filter={filter} onApply={onApply} counted={counted} />
      <div className="mt-4 flex h-9 items-center">
        <GroupTitle>{t('filters.ofCompany')}</GroupTitle>
      </div>
      <AgencySwitch />
      <FieldSections fields={companyFields} filter={filter} onApply={onApply} counted={counted} />
    </>
  )
}

export function GroupTitle({ children }: { children: string }) {
  return <h2 className="font-semibold text-base">{children}</h2>
}

type FieldSectionsProps = FilterPanelProps & { fields: readonly FilterField[] }

export function FieldSections({ fields, filter, onApply, counted }: FieldSectionsProps) {
  const language = useLanguage()
  // Fields of one name share a section.
  const sections = Map.groupBy(fields, (field) => filterFields[field].labels[language])
  return [...sections].map(([title, members]) => (
    <FilterSection
      key={title}
      title={title}
      chosen={members.flatMap((field) => partsOfField(filter, field)).length}
      startsOpen={members.some((field) => openFields.has(field))}
      onClear={() => onApply(members.reduce(withoutField, filter))}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {members.map((field) => (
          <CountedControl key={field} field={field} filter={filter} onApply={onApply} counted={counted} />
        ))}
      </div>
    </FilterSection>
  ))
}

type CountedControlProps = FilterPanelProps & { field: FilterField }

/** Mounted only while its section is open, so that nothing is counted for the others. */
function CountedControl({ field, counted, ...props }: CountedControlProps) {
  const { counts, areOld } = useChoiceCounts(counted, field)
  return (
    <Counts areOld={areOld}>
      <FieldControl field={field} counts={counts} {...props} />
    </Counts>
  )
}

function StatusSection({ filter, onApply, counted }: FilterPanelProps) {
  const { t } = useTranslation()
  const statuses = filter.statuses ?? []
  return (
    <FilterSection
      title={t('filters.status')}
      chosen={statuses.length}
      startsOpen
      onClear={() => onApply(setStatuses(filter, []))}
    >
      <StatusChoices filter={filter} onApply={onApply} counted={counted} />
    </FilterSection>
  )
}

function StatusChoices({ filter, onApply, counted }: FilterPanelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const statuses = filter.statuses ?? []
  const { counts, areOld } = useChoiceCounts(counted, 'statuses')
  const countOfStatus = countsOf(counts, 'statuses')
  return (
    <Counts areOld={areOld}>
      <ChoiceList
        label={t('filters.status')}
        isCounted={counts !== null}
        options={keysOf(positionStatuses).map((code) => ({
          code,
          label: positionStatuses[code][language],
          count: countOfStatus(code),
        }))}
        stateOf={(code) => (statuses.some((status) => status === code) ? 'included' : undefined)}
        onChoose={(code, state) => {
          const others = statuses.filter((status) => status !== code)
          const chosen = keysOf(positionStatuses).filter((status) => status === code && state === 'included')
          onApply(setStatuses(filter, [...others, ...chosen]))
        }}
        excludable={false}
      />
    </Counts>
  )
}

/** The numbers of the search before stay in their places, pale, until those of this one are there. */
function Counts({ areOld, children }: { areOld: boolean; children: ReactNode }) {
  return (
    <div aria-busy={areOld} className="group/counts">
      {children}
    </div>
  )
}
