import { createColumnHelper } from '@tanstack/react-table'
import type { PositionColumn } from '@vedetta/contracts/settings'
import { useTranslation } from 'react-i18next'
import { DataTable, type TableColumn, type tableShape } from '../../../ui/data-table.tsx'
import { RowCheckbox } from '../../../ui/row-checkbox.tsx'
import type { ListedPosition } from './position-cells.tsx'
import { usePositionColumns } from './position-columns.tsx'
import type { Opening } from './position-link.tsx'
import type { Selection } from './use-selection.ts'
import type { TableLayout } from './use-table-layout.ts'

const column = createColumnHelper<typeof tableShape, ListedPosition>()

type PositionTableProps = {
  caption: string
  rows: ListedPosition[]
  isLoading: boolean
  current: string | undefined
  layout: TableLayout
  opening: Opening
  selection: Selection
}

/** Positions in the columns a person has chosen. */
export function PositionTable(props: PositionTableProps) {
  const { caption, rows, isLoading, current, layout, opening, selection } = props
  const picking = usePickColumn(rows, selection)
  const columns = usePositionColumns(layout, opening)
  return (
    <DataTable
      caption={caption}
      columns={[picking, ...columns]}
      rows={rows}
      rowId={(row) => row.positionID}
      isLoading={isLoading || !layout.isKnown}
      fills
      onResize={(id, width) => layout.setWidth(id as PositionColumn, width)}
      current={current}
      onOpen={({ positionID }) => opening.openPosition(positionID)}
    />
  )
}

function usePickColumn(rows: ListedPosition[], selection: Selection): TableColumn<ListedPosition> {
  const { t } = useTranslation()
  const ids = rows.map(({ positionID }) => positionID)
  const chosen = ids.filter(selection.has).length
  return column.display({
    id: 'pick',
    header: () => (
      <RowCheckbox
        label={t('inbox.pickPage')}
        checked={ids.length > 0 && chosen === ids.length}
        isIndeterminate={chosen > 0}
        onChange={() => selection.toggleAll(ids)}
      />
    ),
    cell: ({ row: { original } }) => (
      <RowCheckbox
        label={t('inbox.pick', { name: original.name })}
        checked={selection.has(original.positionID)}
        onChange={() => selection.toggle(original.positionID)}
      />
    ),
    meta: { className: 'pr-0! pl-3!', width: 34 },
  })
}
