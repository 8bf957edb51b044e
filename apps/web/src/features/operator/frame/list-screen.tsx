import { type ConsoleScreen, consoleScreens } from '@vedetta/contracts/operator/screens'
import { clsx } from 'clsx'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import type { Hotkeys } from '../../../lib/use-hotkeys.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/pages/states.tsx'
import { DataTable, type TableColumn } from '../../../ui/tables/data-table.tsx'
import type { ConsoleList } from './use-console-list.ts'
import { useListKeys } from './use-list-keys.ts'

export type ConsoleColumn<Row> = TableColumn<Row> & {
  /** Left out while a detail is open beside the list. */
  isExtra?: boolean
}

type ListScreenProps<Row extends object> = {
  screen: ConsoleScreen
  list: ConsoleList<Row>
  columns: readonly ConsoleColumn<Row>[]
  rowId: (row: Row) => string
  toolbar?: ReactNode
  /** Told to screen readers once the rows are there. */
  status: string
  empty: { title: string; text: string }
  failed: string
  open: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
  detail?: ReactNode
  /** The detail needs the whole width. */
  isDetailWide?: boolean
  keys?: Hotkeys
}

/** A list with the open item beside it, or in its place where the screen is narrow. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { screen, list, columns, rowId, toolbar, status, empty, failed, open, onOpen, onClose, detail, keys } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const isOpen = detail !== undefined && open !== undefined
  const isWide = isOpen && props.isDetailWide === true
  const current = useListKeys({
    ids: list.rows.map(rowId),
    open: isOpen ? open : undefined,
    onOpen,
    onClose,
    onEnd: () => list.hasMore && !list.isLoadingMore && list.loadMore(),
    keys: keys ?? {},
  })
  useListScroll(isOpen)

  function content() {
    if (list.error) return <ErrorState title={failed} code={list.error.code} onRetry={list.retry} heading="h2" />
    if (!list.isLoading && list.rows.length === 0) return <EmptyState {...empty} heading="h2" />
    return (
      <DataTable
        caption={consoleScreens[screen][language]}
        columns={columns.filter(({ isExtra }) => !isOpen || !isExtra)}
        rows={list.rows}
        rowId={rowId}
        isLoading={list.isLoading}
        current={current}
        onOpen={(row) => onOpen(rowId(row))}
      />
    )
  }

  return (
    <div
      className={clsx(
        'lg:grid lg:min-h-0 lg:grow lg:grid-rows-[minmax(0,1fr)]',
        isOpen && !isWide && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]',
      )}
    >
      <div className={clsx('min-w-0 lg:flex lg:flex-col', isOpen && 'max-lg:hidden', isWide && 'hidden!')}>
        {toolbar && <div className="shrink-0 px-4 py-3 max-lg:bg-card max-lg:pt-0 sm:px-5">{toolbar}</div>}
        <p role="status" className="sr-only">
          {!list.isLoading && !list.isStale && !list.error && status}
        </p>
        <div
          className={clsx(
            'relative border-line border-t bg-card transition-opacity lg:min-h-0 lg:grow lg:overflow-y-auto',
            list.isStale && 'opacity-50',
          )}
        >
          {content()}
          {list.hasMore && (
            <div className="grid justify-items-center border-line border-t py-3">
              <Button look="plain" size="small" busy={list.isLoadingMore} onClick={list.loadMore}>
                {t('operator.more')}
              </Button>
            </div>
          )}
        </div>
      </div>
      {isOpen && detail}
    </div>
  )
}

/** A detail that replaces the list on a phone begins at its top. */
function useListScroll(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) window.scrollTo(0, 0)
  }, [isOpen])
}
