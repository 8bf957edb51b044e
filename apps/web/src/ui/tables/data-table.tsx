import { clsx } from 'clsx'
import { lazy, type ReactNode, type Ref, Suspense, useLayoutEffect, useRef } from 'react'
import { ColumnResizer } from './column-resizer.tsx'
import { useColumnWidths } from './use-column-widths.ts'

export type TableColumn<Item> = {
  id: string
  header: ReactNode
  cell: (item: Item) => ReactNode
  /** May set the width in the wide table; below `lg` each row is a grid that its cells are placed in. */
  className?: string
  /** In pixels; given for all columns of a table or for none. */
  width?: number
  /** Its share of the remaining width. */
  grow?: number
  /** Accessible name of the resizer, for a column that can be resized. */
  resizeLabel?: string
  /** Of the column that the rows are sorted by. */
  sorted?: 'ascending' | 'descending'
  /** Stays in sight at the right edge where the table is wider than its room. */
  isPinned?: boolean
}

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

const pinnedClass = 'bg-inherit lg:sticky lg:right-0'

export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { caption, columns, rows, rowId, isLoading, fills = false, list, onResize, current, onOpen } = props
  const scroller = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is what changes
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [list])
  const isLong = rows.length > maxRendered
  const widths = useColumnWidths(scroller, columns)

  function bodyRow(row: Item, index: number, measured?: MeasureProps): ReactNode {
    const id = rowId(row)
    const isCurrent = id === current
    return (
      <tr
        key={id}
        data-row={id}
        aria-current={isCurrent || undefined}
        onClick={onOpen && ((event) => isRowClick(event.target) && onOpen(row))}
        className={clsx(
          rowClass,
          'transition-colors',
          isCurrent ? 'bg-brand-soft' : 'bg-card hover:bg-soft',
          onOpen && 'cursor-pointer',
        )}
        {...(isLong && { 'aria-rowindex': index + 2 })}
        {...measured}
      >
        {columns.map((column) => (
          <td key={column.id} className={clsx(cellClass, column.className, column.isPinned && pinnedClass)}>
            {column.cell(row)}
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
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        style={widths && { width: widths.reduce((sum, width) => sum + width, 0) }}
      >
        <caption className="sr-only">{caption}</caption>
        {widths && (
          <colgroup>
            {columns.map(({ id }, index) => (
              <col key={id} style={{ width: widths[index] }} />
            ))}
          </colgroup>
        )}
        <thead className="max-lg:sr-only">
          <tr className="text-2xs text-muted">
            {columns.map(({ id, header, className, resizeLabel, width, sorted, isPinned }) => (
              <th
                key={id}
                scope="col"
                aria-sort={sorted}
                className={clsx(
                  'border-line border-b bg-soft px-3 py-2 text-left font-semibold',
                  (fills || isLong) && 'sticky top-0 z-10',
                  !fills && !isLong && 'relative',
                  className,
                  isPinned && 'lg:right-0 lg:z-20',
                )}
              >
                {header}
                {onResize && resizeLabel && width !== undefined && (
                  <ColumnResizer label={resizeLabel} width={width} onChange={(next) => onResize(id, next)} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {isLoading &&
            skeletonRows.map((row) => (
              <tr key={row} className={rowClass}>
                {columns.map(({ id, className }) => (
                  <td key={id} className={clsx(cellClass, className)}>
                    <span className="block h-3 w-3/5 animate-pulse rounded-sm bg-line" />
                  </td>
                ))}
              </tr>
            ))}
          {!isLoading && !isLong && rows.map((row, index) => bodyRow(row, index))}
          {!isLoading && isLong && (
            <Suspense fallback={rows.slice(0, maxRendered).map((row, index) => bodyRow(row, index))}>
              <VirtualRows
                scroller={scroller}
                count={rows.length}
                row={(index, measured) => rows[index] && bodyRow(rows[index], index, measured)}
              />
            </Suspense>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Not a click on a control of the row, nor the end of a text selection. */
function isRowClick(target: EventTarget): boolean {
  return !(target as Element).closest('a, button, input, label') && window.getSelection()?.type !== 'Range'
}
