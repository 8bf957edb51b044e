import { plans, units } from '@vedetta/contracts/facts/plans'
import { providers } from '@vedetta/contracts/facts/providers'
import { requestKinds, requestOutcomes } from '@vedetta/contracts/operations/requests'
import type { AuditEntry } from '@vedetta/contracts/operator/audit'
import { type Act, auditActs } from '@vedetta/contracts/operator/audit-acts'
import { type AuditDetail, auditDetails, spendLabels } from '@vedetta/contracts/operator/audit-details'
import { queues } from '@vedetta/contracts/operator/queues'
import { featureSwitches } from '@vedetta/contracts/operator/switches'
import type { Labels } from '@vedetta/contracts/text/labels'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { labelOf } from '../frame/label-of.ts'

type Value = AuditEntry['details'][string]
type Vocabulary = Readonly<Record<string, Labels>>
type Vocabularies = Readonly<Record<string, Vocabulary>>

const valuesOfDetail: Vocabularies = {
  unit: units,
  tier: plans,
  provider: providers,
  kind: requestKinds,
  outcome: requestOutcomes,
  act: auditActs,
} satisfies { [Name in AuditDetail]?: Vocabulary }

const subjectsOfAct: Vocabularies = {
  letters_retried: queues,
  letters_discarded: queues,
  feature_switched: featureSwitches,
} satisfies { [Name in Act]?: Vocabulary }

const numberedSubjects = {
  reading_ordered: 'operator.audit.sourceNo',
  hold_accepted: 'operator.audit.sourceNo',
  spent: 'operator.audit.ledgerNo',
  refunded: 'operator.audit.ledgerNo',
} as const satisfies { readonly [Name in Act]?: string }

const identifiers: readonly string[] = ['siteNo', 'licenceNo'] satisfies AuditDetail[]
const days: readonly string[] = ['expiresAt', 'from', 'to'] satisfies AuditDetail[]

/** An entry in words. An act or a detail of an earlier version has no label. */
export function useEntryTexts() {
  const { t } = useTranslation()
  const language = useLanguage()

  const act = (name: string) => labelOf(auditActs, name, language)

  function value(entry: AuditEntry, name: string, given: Value): string {
    if (given === null || given === undefined) return '–'
    if (typeof given === 'boolean') return t(given ? 'operator.yes' : 'operator.no')
    if (typeof given === 'number') return identifiers.includes(name) ? `${given}` : formatNumber(given, language)
    if (days.includes(name)) return formatDate(new Date(given), language)
    const isSpending = name === 'reason' && (entry.act === 'spent' || entry.act === 'refunded')
    return labelOf(isSpending ? spendLabels : (valuesOfDetail[name] ?? {}), given, language)
  }

  function subject({ act: name, subject: given }: AuditEntry): string | null {
    if (given === null) return null
    if (Object.hasOwn(numberedSubjects, name))
      return t(numberedSubjects[name as keyof typeof numberedSubjects], { no: given })
    return labelOf(subjectsOfAct[name] ?? {}, given, language)
  }

  const facts = (entry: AuditEntry) =>
    Object.entries(entry.details).map(([name, given]) => ({
      name: labelOf(auditDetails, name, language),
      value: value(entry, name, given),
    }))

  function summary(entry: AuditEntry): string {
    const parts = facts(entry).map((fact) => `${fact.name}: ${fact.value}`)
    return [subject(entry), ...parts].filter((part) => part !== null).join(' · ')
  }

  return { act, subject, facts, summary }
}
