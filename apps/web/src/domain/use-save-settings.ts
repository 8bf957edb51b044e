import type { updateSettings } from '@vedetta/contracts/customers/settings'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useResultToast } from '../lib/use-result-toast.ts'
import { useUpdateSettings } from './settings.ts'

type Changes = z.input<typeof updateSettings.input>

/** Saves settings and shows a toast with the result. `pending` holds the changes in flight. */
export function useSaveSettings() {
  const { t } = useTranslation()
  const resultToast = useResultToast()
  const { mutate, isPending, variables } = useUpdateSettings()
  const pending: Changes = isPending ? variables : {}
  return {
    save: (changes: Changes, onSaved?: () => void) =>
      mutate(changes, resultToast({ done: t('profile.saved'), failed: t('profile.notSaved') }, onSaved)),
    pending,
    isSaving: isPending,
  }
}
