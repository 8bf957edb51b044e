import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table'
import { clsx } from 'clsx'

/** Widths belong to the wide table; below `lg` each row is a small grid in which a cell takes its place. */
export const tableShape = tableFeatures({ columnMeta: {} as { className: string } })

// biome-ignore lint/suspicious/noExplicitAny: a column of any value, as the library's own types write it
export type TableColumn<Row extends object> = ColumnDef<typeof tableShape, Row, any>

type DataTableProps<Row extends object> = {
  caption: string
  columns: TableColumn<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  isLoading: boolean
}

const skeletonRows = Array.from({ length: 12 }, (_, index) => index)

const rowClass =
  'border-line/60 border-b last:border-b-0 max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:px-4 max-lg:py-3'
const cellClass = 'h-11 px-3 py-1 align-middle max-lg:h-auto max-lg:p-0'

export function DataTable<Row extends object>({ caption, columns, rows, rowId, isLoading }: DataTableProps<Row>) {
  const table = useTable({ features: tableShape, columns, data: rows, getRowId: rowId })
  return (
    <table className="w-full table-fixed border-collapse text-sm max-lg:block" aria-busy={isLoading}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} className="border-line border-b bg-soft/60 text-2xs text-muted">
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                className={clsx('px-3 py-2 text-left font-semibold', header.column.columnDef.meta?.className)}
              >
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody className="max-lg:block">
        {isLoading
          ? skeletonRows.map((row) => (
              <tr key={row} className={rowClass}>
                {table.getAllLeafColumns().map((column) => (
                  <td key={column.id} className={clsx(cellClass, column.columnDef.meta?.className)}>
                    <span className="block h-3 w-3/5 min-w-10 animate-pulse rounded-sm bg-line" />
                  </td>
                ))}
              </tr>
            ))
          : table.getRowModel().rows.map((row) => (
              <tr key={row.id} className={clsx(rowClass, 'transition-colors hover:bg-soft')}>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id} className={clsx(cellClass, cell.column.columnDef.meta?.className)}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  )
}
