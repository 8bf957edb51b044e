import { useQueryClient } from '@tanstack/react-query'
import { deleteFilter, type SavedFilter, saveFilter } from '@vedetta/contracts/search/saved-filters'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmedCall } from '../../../lib/use-confirmed-call.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toCriteria } from '../position-filter.ts'
import { useSearchState } from '../use-search-state.ts'
import { CriteriaText } from './criteria-text.tsx'
import { RenameFilterDialog } from './rename-filter-dialog.tsx'
import { changeFilters, storeSavedFilter, useFilterCounts } from './saved.api.ts'
import { SavedFilterRow } from './saved-filter-row.tsx'
import { useFilterOrder } from './use-filter-order.ts'

type SavedFilterListProps = {
  filters: readonly SavedFilter[]
  /** Where they begin in the whole list, and how many it has. */
  from: number
  total: number
  /** Called after a row was removed. */
  onChanged: () => void
}

export function SavedFilterList({ filters, from, total, onChanged }: SavedFilterListProps) {
  const { t } = useTranslation()
  const { filter } = useSearchState()
  const [isRenaming, setRenaming] = useState(false)
  const [renamed, setRenamed] = useState<SavedFilter>()
  const overwriting = useOverwriting()
  const deleting = useDeleting(onChanged)
  const { move, announcement } = useFilterOrder()
  const countOf = useFilterCounts(filters)

  function rename(saved: SavedFilter) {
    setRenamed(saved)
    setRenaming(true)
  }

  return (
    <>
      <ul aria-label={t('savedFilters.title')} className="divide-y divide-line/60">
        {filters.map((saved, index) => (
          <SavedFilterRow
            key={saved.filterID}
            saved={saved}
            count={countOf(saved.filterID)}
            place={{ index, isFirst: from + index === 0, isLast: from + index === total - 1 }}
            onMove={(by) => move(saved, from + index + by)}
            onRename={() => rename(saved)}
            onOverwrite={() =>
              overwriting.openDialog(saved.name, { ...toCriteria(filter), filterID: saved.filterID, name: saved.name })
            }
            onDelete={() => deleting.openDialog(saved.name, { filterID: saved.filterID })}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {renamed && <RenameFilterDialog open={isRenaming} filter={renamed} onClose={() => setRenaming(false)} />}
      <ConfirmDialog
        {...overwriting.dialog}
        title={t('savedFilters.overwriteTitle', { name: overwriting.subject })}
        text={
          <>
            {t('savedFilters.overwriteText')} <CriteriaText filter={filter} />
          </>
        }
        confirmLabel={t('savedFilters.overwrite')}
      />
      <ConfirmDialog
        {...deleting.dialog}
        title={t('savedFilters.deleteTitle', { name: deleting.subject })}
        text={t('savedFilters.deleteText')}
        confirmLabel={t('savedFilters.delete')}
        look="danger"
      />
    </>
  )
}

function useOverwriting() {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useConfirmedCall(saveFilter, {
    doneText: t('savedFilters.overwritten'),
    onDone: (answer, input) => storeSavedFilter(client, answer, input),
  })
}

function useDeleting(onDeleted: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { filterID: current, closeFilter } = useSearchState()
  return useConfirmedCall(deleteFilter, {
    doneText: t('savedFilters.deleted'),
    onDone: (_, { filterID }) => {
      if (filterID === current) closeFilter()
      changeFilters(client, (filters) => filters.filter((saved) => saved.filterID !== filterID))
      onDeleted()
    },
  })
}
