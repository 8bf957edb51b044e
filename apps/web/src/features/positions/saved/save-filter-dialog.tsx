import { useQuery } from '@tanstack/react-query'
import type { SavedFilter } from '@vedetta/contracts/search/saved-filters'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { hasAlerts, useAlertPlans } from '../../../domain/alert-plans.ts'
import { useProfile } from '../../../domain/profile.ts'
import { settingsQuery } from '../../../domain/settings.ts'
import { showToast } from '../../../lib/toasts.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Dialog, FormActions } from '../../../ui/overlays/dialog.tsx'
import { useFilterLabels } from '../filters/use-filter-labels.ts'
import { fromCriteria, toCriteria } from '../position-filter.ts'
import { savedFiltersQuery } from '../positions.api.ts'
import { isSameFilter, writeSearch } from '../search-url.ts'
import { useSearchState } from '../use-search-state.ts'
import { CriteriaText } from './criteria-text.tsx'
import { FilterNameInput, isAboutName, isFilterName } from './filter-name-input.tsx'
import { nameOfCriteria } from './name-of-criteria.ts'
import { SaveFilterError } from './save-filter-error.tsx'
import { useSaveFilter } from './saved.api.ts'
import { useFilterLimit } from './use-filter-limit.ts'

type SaveFilterFormProps = {
  /** The saved filter last opened, even if its criteria have changed since. */
  lastOpened: string | undefined
  onClose: () => void
}

/** Saves the URL's criteria under a new name, or over the saved filter they started from. */
export function SaveFilterDialog({ open, ...form }: SaveFilterFormProps & { open: boolean }) {
  const { t } = useTranslation()
  const { filter } = useSearchState()
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={t('savedFilters.saveTitle')}
      text={<CriteriaText filter={filter} />}
    >
      <SaveFilterForm {...form} />
    </Dialog>
  )
}

function SaveFilterForm({ lastOpened, onClose }: SaveFilterFormProps) {
  const { t } = useTranslation()
  const state = useSearchState()
  const limit = useFilterLimit()
  const opened = useOpenedFilter(lastOpened)
  const isChanged = opened !== undefined && !isSameFilter(fromCriteria(opened), state.filter)
  const [mode, setMode] = useState<'overwrite' | 'new'>('overwrite')
  const [typed, setTyped] = useState<string>()
  const suggested = useSuggestedName()
  const name = typed ?? suggested
  const { user } = useProfile()
  const canTell = hasAlerts(user?.subscription.tier)
  const { data: settings } = useQuery(settingsQuery)
  const areAlertsOn = settings?.notifyOnFilter ?? false
  const [wantsBell, setWantsBell] = useState<boolean>()
  const bell = canTell && (wantsBell ?? areAlertsOn)
  const plans = useAlertPlans()
  const [isNameless, setNameless] = useState(false)
  const { mutate, isPending, error } = useSaveFilter(useOnSaved(onClose))
  const overwritten = isChanged && mode === 'overwrite' ? opened : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setNameless(!overwritten && !isFilterName(name))
    const criteria = toCriteria(state.filter)
    if (overwritten) mutate({ ...criteria, filterID: overwritten.filterID, name: overwritten.name })
    else if (isFilterName(name))
      mutate({ ...criteria, name, ...(bell && { bell, ...(!areAlertsOn && { notifyOnFilter: true }) }) })
  }

  function hintOf(known: SavedFilter | undefined) {
    if (known && !isChanged) return t('savedFilters.alreadySaved', { name: known.name })
    return limit && t('savedFilters.room', { limit })
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isChanged && (
        <RadioGroup
          label={t('savedFilters.how', { name: opened.name })}
          options={[
            { value: 'overwrite', label: t('savedFilters.overwriteIt'), hint: t('savedFilters.overwriteHint') },
            { value: 'new', label: t('savedFilters.saveNew') },
          ]}
          value={mode}
          onChange={setMode}
        />
      )}
      {!overwritten && (
        <FilterNameInput
          value={name}
          onChange={setTyped}
          problem={isNameless ? 'filter_name_required' : isAboutName(error?.code) ? error?.code : undefined}
          hint={hintOf(opened)}
        />
      )}
      {!overwritten && (
        <Checkbox
          label={t('bells.tellMe')}
          hint={canTell ? t(areAlertsOn ? 'bells.asInSettings' : 'bells.turnsAlertsOn') : t('bells.premium', { plans })}
          checked={bell}
          disabled={!canTell}
          onChange={(event) => setWantsBell(event.target.checked)}
        />
      )}
      <SaveFilterError code={isAboutName(error?.code) ? undefined : error?.code} onLeave={onClose} />
      <FormActions
        onCancel={onClose}
        submitLabel={t(
          overwritten ? 'savedFilters.overwrite' : bell ? 'savedFilters.saveAndTell' : 'savedFilters.save',
        )}
        busy={isPending}
      />
    </form>
  )
}

function useSuggestedName(): string {
  const { t } = useTranslation()
  const { filter } = useSearchState()
  const labels = useFilterLabels(filter)
  const { data } = useQuery(savedFiltersQuery)
  const taken = data?.filters.map(({ name }) => name) ?? []
  const without = (text: string) => t('savedFilters.without', { text })
  return nameOfCriteria({ labels, without, everything: t('savedFilters.everything') }, taken)
}

function useOpenedFilter(filterID: string | undefined): SavedFilter | undefined {
  const { data } = useQuery(savedFiltersQuery)
  return data?.filters.find((saved) => saved.filterID === filterID)
}

/** Makes the saved filter the current one. */
function useOnSaved(onClose: () => void): (saved: SavedFilter) => void {
  const { t } = useTranslation()
  const state = useSearchState()
  const navigate = useNavigate()
  return ({ filterID, name }) => {
    void navigate({ search: writeSearch({ ...state, filterID }) }, { replace: true })
    onClose()
    showToast({ type: 'success', title: t('savedFilters.saved'), description: name, duration: 3000 })
  }
}
