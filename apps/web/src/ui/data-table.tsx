import { type ColumnDef, type Row, tableFeatures, useTable } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { lazy, type ReactNode, type Ref, Suspense, useLayoutEffect, useRef } from 'react'
import { ColumnResizer } from './column-resizer.tsx'
import { useColumnWidths } from './use-column-widths.ts'

type ColumnMeta = {
  className?: string
  /** In pixels; given for all columns of a table or for none. */
  width?: number
  /** Its share of the remaining width. */
  grow?: number
  /** Accessible name of the resizer, for a column that can be resized. */
  resizeLabel?: string
  /** Of the column that the rows are sorted by. */
  sorted?: 'ascending' | 'descending'
}

/** `className` of a column may set its width in the wide table; below `lg` each row is a grid that its cells are placed in. */
export const tableShape = tableFeatures({ columnMeta: {} as ColumnMeta })

// biome-ignore lint/suspicious/noExplicitAny: a column of any value, as the library's own types write it
export type TableColumn<Row extends object> = ColumnDef<typeof tableShape, Row, any>

type DataTableProps<Item extends object> = {
  caption: string
  columns: TableColumn<Item>[]
  rows: Item[]
  rowId: (row: Item) => string
  isLoading: boolean
  /** Fills the height of its container. */
  fills?: boolean
  /** Identifies the list: another one starts at its top, while a heading that was pressed keeps the focus. */
  list?: string | undefined
  onResize?: (column: string, width: number | undefined) => void
  current?: string | undefined
  /** Called on a click anywhere in a row; for the keyboard the row has to contain a link. */
  onOpen?: (row: Item) => void
}

type MeasureProps = { ref: Ref<HTMLTableRowElement>; 'data-index': number }

const skeletonRows = Array.from({ length: 12 }, (_, index) => index)

/** A table with more rows is virtualised. */
const maxRendered = 50
const VirtualRows = lazy(async () => ({ default: (await import('./virtual-rows.tsx')).VirtualRows }))

const rowClass =
  'max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:gap-y-1 max-lg:border-line/60 max-lg:border-b max-lg:px-4 max-lg:py-3 max-lg:last:border-b-0'
const cellClass =
  'h-11 border-line/60 px-3 py-1 align-middle lg:border-b lg:[tr:last-child>&]:border-b-0 max-lg:h-auto max-lg:p-0'

export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { caption, columns, rows, rowId, isLoading, fills = false, list, onResize, current, onOpen } = props
  const scroller = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what changes
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [list])
  const table = useTable({ features: tableShape, columns, data: rows, getRowId: rowId })
  const all = table.getRowModel().rows
  const isLong = all.length > maxRendered
  const widths = useColumnWidths(
    scroller,
    table.getAllLeafColumns().map(({ columnDef }) => columnDef.meta ?? {}),
  )

  function bodyRow(row: Row<typeof tableShape, Item>, measured?: MeasureProps): ReactNode {
    const isCurrent = row.id === current
    return (
      <tr
        key={row.id}
        data-row={row.id}
        aria-current={isCurrent || undefined}
        onClick={onOpen && ((event) => isRowClick(event.target) && onOpen(row.original))}
        className={clsx(
          rowClass,
          'transition-colors',
          isCurrent ? 'bg-brand-soft' : 'hover:bg-soft',
          onOpen && 'cursor-pointer',
        )}
        {...(isLong && { 'aria-rowindex': row.index + 2 })}
        {...measured}
      >
        {row.getAllCells().map((cell) => (
          <td key={cell.id} className={clsx(cellClass, cell.column.columnDef.meta?.className)}>
            {renderTemplate(cell.column.columnDef.cell, cell.getContext())}
          </td>
        ))}
      </tr>
    )
  }

  return (
    <div
      ref={scroller}
      className={clsx(
        // Visually hidden texts in cells are absolutely positioned: without `relative` they would widen the page.
        'relative lg:overflow-x-auto',
        fills ? 'lg:h-full lg:overflow-y-auto' : isLong && 'max-h-[70svh] overflow-y-auto',
      )}
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-sm max-lg:block"
        aria-busy={isLoading}
        aria-rowcount={isLong ? all.length + 1 : undefined}
        style={widths && { width: widths.reduce((sum, width) => sum + width, 0) }}
      >
        <caption className="sr-only">{caption}</caption>
        {widths && (
          <colgroup>
            {table.getAllLeafColumns().map(({ id }, index) => (
              <col key={id} style={{ width: widths[index] }} />
            ))}
          </colgroup>
        )}
        <thead className="max-lg:sr-only">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="text-2xs text-muted">
              {group.headers.map((header) => {
                const { className, resizeLabel, width, sorted } = header.column.columnDef.meta ?? {}
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={sorted}
                    className={clsx(
                      'border-line border-b bg-soft px-3 py-2 text-left font-semibold',
                      (fills || isLong) && 'sticky top-0 z-10',
                      !fills && !isLong && 'relative',
                      className,
                    )}
                  >
                    {renderTemplate(header.column.columnDef.header, header.getContext())}
                    {onResize && resizeLabel && width !== undefined && (
                      <ColumnResizer
                        label={resizeLabel}
                        width={width}
                        onChange={(next) => onResize(header.column.id, next)}
                      />
                    )}
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <tbody className="max-lg:block">
          {isLoading &&
            skeletonRows.map((row) => (
              <tr key={row} className={rowClass}>
                {table.getAllLeafColumns().map((column) => (
                  <td key={column.id} className={clsx(cellClass, column.columnDef.meta?.className)}>
                    <span className="block h-3 w-3/5 animate-pulse rounded-sm bg-line" />
                  </td>
                ))}
              </tr>
            ))}
          {!isLoading && !isLong && all.map((row) => bodyRow(row))}
          {!isLoading && isLong && (
            <Suspense fallback={all.slice(0, maxRendered).map((row) => bodyRow(row))}>
              <VirtualRows
                scroller={scroller}
                count={all.length}
                row={(index, measured) => all[index] && bodyRow(all[index], measured)}
              />
            </Suspense>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Calls the template instead of mounting it: new column definitions would remount cells, which lose the focus. */
function renderTemplate<Context>(template: ReactNode | ((context: Context) => ReactNode), context: Context): ReactNode {
  return typeof template === 'function' ? template(context) : template
}

/** Not a click on a control of the row, nor the end of a text selection. */
function isRowClick(target: EventTarget): boolean {
  return !(target as Element).closest('a, button, input, label') && window.getSelection()?.type !== 'Range'
}
