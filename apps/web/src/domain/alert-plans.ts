import { plans } from '@vedetta/contracts/plans'
import type { Profile } from '@vedetta/contracts/profile'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { formatList } from '../lib/format.ts'
import { useLanguage } from '../lib/i18n.ts'

export function hasAlerts(tier: Profile['subscription']['tier'] | undefined): boolean {
  return tier !== undefined && tier !== 'none' && plans[tier].alerts
}

/** The plans with alerts, in words. */
export function useAlertPlans(): string {
  const language = useLanguage()
  const names = keysOf(plans).flatMap((plan) => (plans[plan].alerts ? plans[plan][language] : []))
  return formatList(names, language)
}
