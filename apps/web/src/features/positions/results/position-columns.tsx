import type { PositionColumn } from '@vedetta/contracts/customers/settings'
import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import { payText } from '@vedetta/contracts/positions/pay-text'
import { type PositionSort, sortOrders } from '@vedetta/contracts/search/position-sort'
import { formatEuro } from '@vedetta/contracts/text/formats'
import {
  collars,
  protectedCategories,
  schedules,
  smartWorking,
  targetPersonas,
} from '@vedetta/contracts/text/vocabulary'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { columnNames } from '../../../domain/columns.ts'
import { formatKm, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import type { TableColumn } from '../../../ui/tables/data-table.tsx'
import { TextCell } from '../../../ui/tables/text-cell.tsx'
import { useChoiceNames } from '../filters/use-choice-names.ts'
import {
  CompanyCell,
  FoundCell,
  type ListedPosition,
  NameCell,
  PillCell,
  PlaceCell,
  ProvincesCell,
  RegionsCell,
  StatusDot,
  useContractName,
} from './position-cells.tsx'
import type { PositionNavigation } from './position-link.tsx'
import { SortHeading } from './sort-heading.tsx'
import type { Sorting } from './sorting.ts'
import type { Grouping } from './use-grouped-rows.ts'
import type { TableLayout } from './use-table-layout.ts'

/** The distance is shown where it is sorted by. */
type ShownColumn = PositionColumn | 'distance'

/** Fits a dot, without a visible heading. */
const dotWidth = 26

/** Fits the usual values. */
const defaultWidths = {
  name: 200,
  status: dotWidth,
  companyName: 160,
  employees: 116,
  turnover: 108,
  cities: 132,
  provinces: 124,
  regions: 136,
  sectors: 184,
  languages: 130,
  smartWorking: 116,
  benefits: 184,
  date: 124,
  skills: 200,
  experience: 100,
  certifications: 164,
  targetPersona: 130,
  contract: 134,
  pay: 192,
  schedule: 108,
  collar: 112,
  protectedCategories: 150,
  distance: 88,
} as const satisfies Record<ShownColumn, number>

/** Shares of the remaining width: the columns most often truncated get the most. */
const growShares: Partial<Record<ShownColumn, number>> = {
  name: 4,
  companyName: 2,
  cities: 1,
  sectors: 1,
  skills: 2,
  benefits: 1,
  certifications: 1,
}

/** The columns beside an open position or company; the name's cell has the facts of the others below it. */
const narrowColumns: readonly PositionColumn[] = ['status', 'name']

/** Pay takes two lines there. */
const narrowWidths: Partial<Record<ShownColumn, number>> = { pay: 124, employees: 96, turnover: 96 }

/** The value that a column's heading sorts by. */
const sortedBy: { readonly [Column in ShownColumn]?: (typeof sortOrders)[PositionSort]['by'] } = {
  date: 'date',
  cities: 'distance',
  distance: 'distance',
  pay: 'pay',
  employees: 'employees',
  turnover: 'turnover',
}

/** The column that shows what the rows are sorted by. */
const shownBy: { readonly [By in (typeof sortOrders)[PositionSort]['by']]?: ShownColumn } = {
  date: 'date',
  distance: 'distance',
  pay: 'pay',
  employees: 'employees',
  turnover: 'turnover',
}

type ColumnsProps = {
  layout: TableLayout
  navigation: PositionNavigation
  isNarrow: boolean
  sorting: Sorting
  grouping: Grouping
}

/** The user's columns, in their order; where the table is narrow, the name with the status if that is among them. */
export function usePositionColumns({
  layout,
  navigation,
  isNarrow,
  sorting,
  grouping,
}: ColumnsProps): TableColumn<ListedPosition>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const names = useChoiceNames()
  const contractName = useContractName()
  const { widths } = layout
  const { by: current, direction } = sortOrders[sorting.sort]
  const sortColumn = shownBy[current]
  const chosen = isNarrow ? withName(layout.columns.filter((id) => narrowColumns.includes(id))) : layout.columns
  // A narrow row has the date below the name.
  const isAdded = sortColumn && !chosen.some((id) => id === sortColumn) && !(isNarrow && sortColumn === 'date')
  const columns: ShownColumn[] = isAdded ? [...chosen, sortColumn] : chosen
  const isAbsent = (column: PositionColumn) => !columns.includes(column)
  const withKm = current !== 'distance'

  const cells: Record<ShownColumn, (position: ListedPosition) => ReactNode> = {
    name: (position) => (
      <NameCell
        position={position}
        navigation={navigation}
        withSkills={isAbsent('skills')}
        withExperience={isAbsent('experience')}
        isWholeRow={isNarrow}
        withKm={withKm}
        grouping={grouping.groups.size > 0 ? grouping : undefined}
      />
    ),
    status: ({ status }) => <StatusDot status={status} />,
    companyName: (position) => (
      <CompanyCell position={position} withEmployees={isAbsent('employees')} withTurnover={isAbsent('turnover')} />
    ),
    employees: ({ company: { employees } }) => (
      <TextCell text={employees === null ? null : formatNumber(employees, language)} />
    ),
    turnover: ({ company: { turnover } }) => (
      <TextCell text={turnover === null ? null : formatEuro(turnover, language)} />
    ),
    cities: ({ places, distanceKm }) => <PlaceCell places={places} km={withKm ? distanceKm : null} />,
    distance: ({ distanceKm }) => <TextCell text={distanceKm == null ? null : formatKm(distanceKm, language)} />,
    provinces: ({ places }) => <ProvincesCell places={places} />,
    regions: ({ places }) => <RegionsCell places={places} />,
    sectors: ({ sector }) => <TextCell text={sectorLabels[sector][language]} />,
    languages: ({ languages }) => <TextCell text={languages.map(names.language)} />,
    smartWorking: ({ smartWorking: how }) => <TextCell text={how && smartWorking[how][language]} />,
    benefits: ({ benefits }) => <TextCell text={benefits} />,
    date: ({ firstSeen }) => <FoundCell firstSeen={firstSeen} />,
    skills: ({ skills }) => <TextCell text={skills} />,
    experience: ({ experienceYears: years }) => (
      <TextCell
        text={years === 0 ? t('detail.noExperience') : years === null ? null : t('experience', { count: years })}
      />
    ),
    certifications: ({ certifications }) => <TextCell text={certifications} />,
    targetPersona: ({ targetPersona }) => <TextCell text={targetPersona && targetPersonas[targetPersona][language]} />,
    contract: ({ contract }) => (
      <PillCell tone={contract === 'permanent' ? 'brand' : 'neutral'}>{contract && contractName(contract)}</PillCell>
    ),
    pay: ({ pay }) => <TextCell text={pay && payText(pay, language)} isWrapped={isNarrow} />,
    schedule: ({ schedule }) => <TextCell text={schedule && schedules[schedule][language]} />,
    collar: ({ collar }) => <TextCell text={collar && collars[collar][language]} />,
    protectedCategories: ({ protectedCategories: reserved }) => (
      <TextCell text={reserved === null ? null : protectedCategories[reserved ? 'yes' : 'no'][language]} />
    ),
  }

  return columns.map((id) => {
    const name = id === 'distance' ? t('settings.columns.distance') : t(columnNames[id])
    const isDot = id === 'status'
    const headed = id === 'distance' && !isAbsent('cities') ? undefined : sortedBy[id]
    const by = sorting.available.some((sort) => sortOrders[sort].by === headed) ? headed : undefined
    const width = isNarrow || id === 'distance' ? undefined : widths[id]
    return {
      id,
      header:
        by === undefined ? (
          <span className={isDot ? 'sr-only' : 'block truncate'}>{name}</span>
        ) : (
          <SortHeading name={name} by={by} sorting={sorting} />
        ),
      cell: cells[id],
      className: isDot ? 'pr-0! pl-2!' : '',
      ...(by !== undefined && by === current && { sorted: direction }),
      isPinned: id === sortColumn,
      width: width ?? (isNarrow ? narrowWidths[id] : undefined) ?? defaultWidths[id],
      grow: width === undefined ? (growShares[id] ?? 0) : 0,
      ...(!isDot && !isNarrow && id !== 'distance' && { resizeLabel: t('columns.width', { name }) }),
    }
  })
}

function withName(columns: PositionColumn[]): PositionColumn[] {
  return columns.includes('name') ? columns : [...columns, 'name']
}
