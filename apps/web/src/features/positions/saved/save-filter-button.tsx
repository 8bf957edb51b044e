import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { countOf } from '../position-filter.ts'
import { useSearchState } from '../use-search-state.ts'

const SaveFilterDialog = lazy(async () => ({ default: (await import('./save-filter-dialog.tsx')).SaveFilterDialog }))

/** Its dialog comes when it is first asked for. */
export function SaveFilterButton({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { filter } = useSearchState()
  const lastOpened = useLastOpened()
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked')
  return (
    <>
      <Button look="plain" className={className} disabled={countOf(filter) === 0} onClick={() => setDialog('open')}>
        {t('savedFilters.save')}
      </Button>
      {dialog !== 'unasked' && (
        <Suspense>
          <SaveFilterDialog open={dialog === 'open'} lastOpened={lastOpened} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  )
}

/** Changed criteria are no saved filter's any more; which one they began as is only known from before. */
function useLastOpened(): string | undefined {
  const { filterID, filter } = useSearchState()
  const [last, setLast] = useState(filterID)
  const next = filterID ?? (countOf(filter) === 0 ? undefined : last)
  if (next !== last) setLast(next)
  return next
}
