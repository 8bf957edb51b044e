import type { Conditions } from './conditions.ts'
import type { Requirements } from './requirements.ts'
import type { Workplaces } from './workplaces.ts'

type EvidencedField =
  | 'title'
  | 'collar'
  | 'target_persona'
  | 'contract'
  | 'schedule'
  | 'smart_working'
  | 'pay'
  | 'benefits'
  | 'experience_years'
  | 'languages'
  | 'skills'
  | 'certifications'
  | 'municipalities'
  | 'provinces'
  | 'regions'
  | 'protected_categories'
  | 'no_agencies'

/** Column (`pay` for the three of them) → the words of title or description that say it. */
export type Evidence = Partial<Record<EvidencedField, string>>

export function conditionsEvidence({ contract, schedule, smartWorking, pay, benefits }: Conditions): Evidence {
  const evidence: Evidence = {}
  if (contract) evidence.contract = contract.words
  if (schedule) evidence.schedule = schedule.words
  if (smartWorking) evidence.smart_working = smartWorking.words
  if (pay) evidence.pay = pay.words
  if (benefits.length > 0) evidence.benefits = benefits.join(', ')
  return evidence
}

export function requirementsEvidence({ experienceYears, languages, skills, certification }: Requirements): Evidence {
  const evidence: Evidence = {}
  if (experienceYears) evidence.experience_years = experienceYears.words
  if (languages.length > 0) evidence.languages = languages.map(({ words }) => words).join(', ')
  if (skills.length > 0) evidence.skills = skills.join(', ')
  if (certification !== null) evidence.certifications = certification
  return evidence
}

export function workplacesEvidence({ municipalities, provinces, words }: Workplaces): Evidence {
  if (municipalities.length > 0) return { municipalities: words }
  return provinces.length > 0 ? { provinces: words } : { regions: words }
}
