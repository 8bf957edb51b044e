import type { PositionColumn } from '@vedetta/contracts/customers/settings'
import { useTranslation } from 'react-i18next'
import { DataTable, type TableColumn } from '../../../ui/tables/data-table.tsx'
import { RowCheckbox } from '../../../ui/tables/row-checkbox.tsx'
import type { ListedPosition } from './position-cells.tsx'
import { usePositionColumns } from './position-columns.tsx'
import type { PositionNavigation } from './position-link.tsx'
import type { Sorting } from './sorting.ts'
import type { Grouping } from './use-grouped-rows.ts'
import type { Selection } from './use-selection.ts'
import type { TableLayout } from './use-table-layout.ts'

type PositionTableProps = {
  caption: string
  rows: ListedPosition[]
  isLoading: boolean
  current: string | undefined
  layout: TableLayout
  navigation: PositionNavigation
  selection: Selection
  /** Something is open beside it: two lines a row instead of the user's columns. */
  isNarrow: boolean
  sorting: Sorting
  grouping: Grouping
  /** The search and its page. */
  list: string | undefined
}

/** Positions in the user's columns, or in two lines each. */
export function PositionTable(props: PositionTableProps) {
  const { caption, rows, isLoading, current, layout, navigation, selection, isNarrow, sorting, grouping, list } = props
  const selectionColumn = useSelectionColumn(rows, selection)
  const columns = usePositionColumns({ layout, navigation, isNarrow, sorting, grouping })
  return (
    <DataTable
      caption={caption}
      columns={[selectionColumn, ...columns]}
      rows={rows}
      rowId={(row) => row.positionID}
      isLoading={isLoading || !layout.isLoaded}
      fills
      list={list}
      onResize={(id, width) => layout.setWidth(id as PositionColumn, width)}
      current={current}
      onOpen={({ positionID }) => navigation.openPosition(positionID)}
    />
  )
}

function useSelectionColumn(rows: ListedPosition[], selection: Selection): TableColumn<ListedPosition> {
  const { t } = useTranslation()
  const selectedCount = rows.filter(({ positionID }) => selection.has(positionID)).length
  return {
    id: 'pick',
    header: (
      <RowCheckbox
        label={t('inbox.pickPage')}
        checked={rows.length > 0 && selectedCount === rows.length}
        isIndeterminate={selectedCount > 0}
        onChange={() => selection.toggleAll(rows)}
      />
    ),
    cell: (position) => (
      <RowCheckbox
        label={t('inbox.pick', { name: position.name })}
        checked={selection.has(position.positionID)}
        onChange={(isRange) => (isRange ? selection.selectTo(rows, position) : selection.toggle(position))}
      />
    ),
    className: 'pr-0! pl-3!',
    width: 34,
  }
}
