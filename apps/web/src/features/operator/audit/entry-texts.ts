import type { Language } from '@vedetta/contracts/labels'
import type { AuditEntry } from '@vedetta/contracts/operator/audit'
import { auditActs } from '@vedetta/contracts/operator/audit-acts'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'

/** An act of an earlier version has no label. */
export function useActName(): (act: string) => string {
  const language = useLanguage()
  return (act) => {
    const known = keysOf(auditActs).find((each) => each === act)
    return known ? auditActs[known][language] : act
  }
}

/** A reason is for people to read; the other details have the names that the code gives them. */
export function useDetailName(): (name: string) => string {
  const { t } = useTranslation()
  return (name) => (name === 'reason' ? t('operator.reason.label') : name)
}

export function detailsText(
  { subject, details }: AuditEntry,
  detailName: (name: string) => string,
  language: Language,
): string {
  const parts = Object.entries(details).map(([name, value]) => `${detailName(name)}: ${valueText(value, language)}`)
  return [subject, ...parts].filter((part) => part !== null).join(' · ')
}

export function valueText(value: AuditEntry['details'][string], language: Language): string {
  if (value === null || value === undefined) return '–'
  return typeof value === 'number' ? formatNumber(value, language) : `${value}`
}
