import { positionCriteria } from '@vedetta/contracts/search/position-search'
import type { SavedFilter } from '@vedetta/contracts/search/saved-filters'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../lib/toasts.ts'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Dialog, FormActions } from '../../../ui/overlays/dialog.tsx'
import { FilterNameInput, isAboutName, isFilterName } from './filter-name-input.tsx'
import { useSaveFilter } from './saved.api.ts'

type RenameFilterProps = { filter: SavedFilter; onClose: () => void }

export function RenameFilterDialog({ open, ...form }: RenameFilterProps & { open: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={form.onClose} title={t('savedFilters.renameTitle')}>
      <RenameFilterForm {...form} />
    </Dialog>
  )
}

function RenameFilterForm({ filter, onClose }: RenameFilterProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(filter.name)
  const [isNameless, setNameless] = useState(false)
  const { mutate, isPending, error } = useSaveFilter((saved) => {
    onClose()
    showToast({ type: 'success', title: t('savedFilters.renamed'), description: saved.name, duration: 3000 })
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setNameless(!isFilterName(name))
    if (isFilterName(name) && !isPending) mutate({ ...criteriaOf(filter), filterID: filter.filterID, name })
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterNameInput
        value={name}
        onChange={setName}
        problem={isNameless ? 'filter_name_required' : isAboutName(error?.code) ? error?.code : undefined}
      />
      <FormError code={isAboutName(error?.code) ? undefined : error?.code} />
      <FormActions onCancel={onClose} submitLabel={t('savedFilters.rename')} busy={isPending} />
    </form>
  )
}

/** A filter has more fields than criteria, which take no others. */
const criteriaOf = (filter: SavedFilter) => positionCriteria.strip().parse(filter)
