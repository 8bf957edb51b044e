import { Popover } from '@base-ui/react/popover'
import { type PositionColumn, positionColumns } from '@vedetta/contracts/customers/settings'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { columnNames, withColumn } from '../../../domain/columns.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SortableRow } from '../../../ui/tables/sortable-row.tsx'
import type { TableLayout } from './use-table-layout.ts'

type ColumnPopoverProps = {
  layout: TableLayout
  trigger: ReactElement<Record<string, unknown>>
  startsOpen: boolean
}

/** Chooses and orders the columns: dragged, or moved by the arrow keys on their handle. */
export function ColumnPopover({ layout, trigger, startsOpen }: ColumnPopoverProps) {
  const { t } = useTranslation()
  return (
    <Popover.Root defaultOpen={startsOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner className="z-30 outline-none" sideOffset={6} align="end">
          <Popover.Popup
            aria-label={t('columns.open')}
            className="relative max-h-[min(var(--available-height),560px)] w-72 overflow-y-auto overscroll-contain rounded-lg border border-edge/60 bg-card outline-none"
          >
            <ColumnList layout={layout} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function ColumnList({ layout: { columns, setColumns, reset } }: { layout: TableLayout }) {
  const { t } = useTranslation()
  const [moved, setMoved] = useState('')
  const others = positionColumns.filter((column) => !columns.includes(column))

  function move(column: PositionColumn, to: number) {
    const target = Math.max(0, Math.min(columns.length - 1, to))
    if (columns[target] === column) return
    setColumns(columns.filter((each) => each !== column).toSpliced(target, 0, column))
    setMoved(t('columns.moved', { name: t(columnNames[column]), place: target + 1, count: columns.length }))
  }

  return (
    <>
      <p className="px-3 pt-3 pb-1 text-muted text-xs">{t('columns.hint')}</p>
      <ul aria-label={t('columns.shown')} className="px-1.5">
        {columns.map((column, index) => (
          <SortableRow
            key={column}
            index={index}
            handleLabel={t('columns.move', { name: t(columnNames[column]) })}
            onMove={(to) => move(column, to)}
          >
            <Checkbox
              label={t(columnNames[column])}
              checked
              disabled={columns.length === 1}
              onChange={() => setColumns(columns.filter((each) => each !== column))}
            />
          </SortableRow>
        ))}
      </ul>
      {others.length > 0 && (
        <ul aria-label={t('columns.hidden')} className="mt-1.5 border-line border-t px-1.5 pt-1.5">
          {others.map((column) => (
            <li key={column} className="flex h-8 items-center pl-8 pointer-coarse:h-11">
              <Checkbox
                label={t(columnNames[column])}
                checked={false}
                onChange={() => setColumns(withColumn(columns, column))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="sticky bottom-0 mt-1.5 border-line border-t bg-card p-1.5">
        <Button look="quiet" size="small" className="w-full" onClick={reset}>
          {t('columns.reset')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  )
}
