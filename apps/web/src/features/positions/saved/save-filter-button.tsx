import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../lib/commands.ts'
import { withTexts } from '../../../lib/load-texts.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { countOf } from '../position-filter.ts'
import { useSearchState } from '../use-search-state.ts'

const SaveFilterDialog = lazy(async () => ({
  default: (await withTexts(import('./save-filter-dialog.tsx'), 'alerts')).SaveFilterDialog,
}))

/** Loads the dialog's code when it is first opened. */
export function SaveFilterButton({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { filter } = useSearchState()
  const lastOpened = useLastOpened()
  const { dialog, open, wasOpened } = useLazyDialog()
  const isEmpty = countOf(filter) === 0
  useCommands(() =>
    isEmpty ? [] : [{ id: 'save filter', group: 'actions', label: t('palette.saveFilter'), run: open }],
  )
  return (
    <>
      <Button look="plain" className={className} disabled={isEmpty} onClick={open}>
        {t('savedFilters.save')}
      </Button>
      {wasOpened && (
        <Suspense>
          <SaveFilterDialog {...dialog} lastOpened={lastOpened} />
        </Suspense>
      )}
    </>
  )
}

/** Changed criteria drop the saved filter from the URL, so the filter they started from is remembered here. */
function useLastOpened(): string | undefined {
  const { filterID, filter } = useSearchState()
  const [last, setLast] = useState(filterID)
  const next = filterID ?? (countOf(filter) === 0 ? undefined : last)
  if (next !== last) setLast(next)
  return next
}
