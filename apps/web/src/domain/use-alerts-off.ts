import { useQuery } from '@tanstack/react-query'
import { hasAlerts } from './alert-plans.ts'
import { useProfile } from './profile.ts'
import { settingsQuery } from './settings.ts'
import { useSaveSettings } from './use-save-settings.ts'

/** Turns alerts on; undefined while they are on, unknown or not in the plan. While they are off no bell rings. */
export function useTurnAlertsOn(): (() => void) | undefined {
  const { user } = useProfile()
  const { data: settings } = useQuery(settingsQuery)
  const { save, pending } = useSaveSettings()
  if (!hasAlerts(user?.subscription.tier) || settings?.notifyOnFilter !== false || pending.notifyOnFilter)
    return undefined
  return () => save({ notifyOnFilter: true })
}
