import type { Profile } from '@vedetta/contracts/customers/profile'
import { plans } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { formatList } from '../lib/format.ts'
import { useLanguage } from '../lib/i18n.ts'

export function hasAlerts(tier: Profile['subscription']['tier'] | undefined): boolean {
  return tier !== undefined && tier !== 'none' && plans[tier].alerts
}

export function hasInstantAlerts(tier: Profile['subscription']['tier']): boolean {
  return tier !== 'none' && plans[tier].instantAlerts
}

/** The plans with alerts, or with instant ones, in words. */
export function useAlertPlans(kind: 'alerts' | 'instantAlerts' = 'alerts'): string {
  const language = useLanguage()
  const names = keysOf(plans).flatMap((plan) => (plans[plan][kind] ? plans[plan][language] : []))
  return formatList(names, language)
}
