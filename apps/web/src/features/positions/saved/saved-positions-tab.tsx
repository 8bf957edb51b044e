import { useQuery } from '@tanstack/react-query'
import { type ListedSavedPosition, savedPageSize } from '@vedetta/contracts/inbox/saved-positions'
import { Bookmark, Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { loadStateOf } from '../../../lib/load-state.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { SavedPane } from '../../../ui/details/saved-pane.tsx'
import { State } from '../../../ui/pages/states.tsx'
import { savedPositionsQuery } from '../positions.api.ts'
import { useToggleSaved } from '../saved-positions.ts'
import { useSearchState } from '../use-search-state.ts'
import { SavedPositionRow } from './saved-position-row.tsx'
import { useListHotkeys } from './use-list-hotkeys.ts'

const ExportDialog = lazy(async () => ({
  default: (await import('../export/export-list-dialog.tsx')).ExportListDialog,
}))

const noPositions: ListedSavedPosition[] = []
const idsOf = (positions: readonly ListedSavedPosition[]) => positions.map(({ positionID }) => positionID)

/** The positions last saved first, including those closed since. */
export function SavedPositionsTab() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { page, hrefOf, hrefOfTab } = useSearchState()
  const toggle = useToggleSaved()
  const exporting = useLazyDialog()
  const query = useQuery(savedPositionsQuery)
  const { data, error, refetch } = query
  const positions = data?.positions ?? noPositions
  const announcement = useListHotkeys(positions, {
    first: (page - 1) * savedPageSize,
    pageOf: (index) => Math.floor(index / savedPageSize) + 1,
  })

  async function remove(position: ListedSavedPosition, focusHeading: () => void) {
    if (await toggle(position)) focusHeading()
  }

  return (
    <SavedPane
      title={t('saved.title')}
      aside={data && t('saved.count', { count: positions.length, n: formatNumber(positions.length, language) })}
      actions={
        positions.length > 0 && (
          <Button look="plain" size="small" aria-haspopup="dialog" onClick={exporting.open}>
            <Download className="size-4 text-muted" aria-hidden="true" />
            {t('inbox.export')}
          </Button>
        )
      }
      state={loadStateOf(query)}
      failure={error ? { title: t('saved.failed'), code: error.code, onRetry: () => void refetch() } : undefined}
      list={positions}
      paging={{ page, hrefOf }}
      empty={
        <State icon={<Bookmark aria-hidden="true" />} title={t('saved.none')} text={t('saved.noneText')}>
          <Link to={hrefOfTab('positions')} className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('saved.toSearch')}
          </Link>
        </State>
      }
    >
      {(shown, focusHeading) => (
        <>
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <ul aria-label={t('saved.title')} className="divide-y divide-line/60">
            {shown.map((position) => (
              <SavedPositionRow
                key={position.positionID}
                position={position}
                onRemove={() => void remove(position, focusHeading)}
              />
            ))}
          </ul>
          {exporting.wasOpened && (
            <Suspense>
              <ExportDialog {...exporting.dialog} shownIDs={idsOf(shown)} allIDs={idsOf(positions)} />
            </Suspense>
          )}
        </>
      )}
    </SavedPane>
  )
}
