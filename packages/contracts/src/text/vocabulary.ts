import type { Labels } from './labels.ts'

/** The values of a position’s fields as the specification names them, with their labels. */
export const contracts = {
  permanent: { it: 'Tempo indeterminato', en: 'Permanent' },
  'fixed term': { it: 'Tempo determinato', en: 'Fixed term' },
  temporary: { it: 'Somministrazione', en: 'Temporary' },
  apprenticeship: { it: 'Apprendistato', en: 'Apprenticeship' },
  internship: { it: 'Tirocinio', en: 'Internship' },
} as const satisfies Record<string, Labels>

export const schedules = {
  full: { it: 'Tempo pieno', en: 'Full time' },
  part: { it: 'Part-time', en: 'Part time' },
} as const satisfies Record<string, Labels>

export const collars = {
  white: { it: 'Impiegati', en: 'White collar' },
  blue: { it: 'Operai', en: 'Blue collar' },
} as const satisfies Record<string, Labels>

export const smartWorking = {
  yes: { it: 'Sì', en: 'Yes' },
  hybrid: { it: 'Ibrido', en: 'Hybrid' },
  no: { it: 'No', en: 'No' },
} as const satisfies Record<string, Labels>

export const targetPersonas = {
  junior: { it: 'Junior', en: 'Junior' },
  mid: { it: 'Con esperienza', en: 'Mid-level' },
  senior: { it: 'Senior', en: 'Senior' },
  manager: { it: 'Responsabile', en: 'Manager' },
  executive: { it: 'Dirigente', en: 'Executive' },
} as const satisfies Record<string, Labels>

/** Whether a position is reserved under law 68/99; one whose page does not say so is not. */
export const protectedCategories = {
  yes: { it: 'Riservata (L. 68/99)', en: 'Reserved (law 68/99)' },
  no: { it: 'Non riservata', en: 'Not reserved' },
} as const satisfies Record<string, Labels>

/** Whether the page was read as an open position for sure. */
export const readings = {
  sure: { it: 'Sicura', en: 'Sure' },
  unsure: { it: 'Da verificare', en: 'To be checked' },
} as const satisfies Record<string, Labels>

/** A user’s mark on a position. */
export const positionStatuses = {
  notSeen: { it: 'Da vedere', en: 'Not seen' },
  seen: { it: 'Vista', en: 'Seen' },
  contacted: { it: 'Contattata', en: 'Contacted' },
} as const satisfies Record<string, Labels>

export type Contract = keyof typeof contracts
export type Schedule = keyof typeof schedules
export type Collar = keyof typeof collars
export type SmartWorking = keyof typeof smartWorking
export type TargetPersona = keyof typeof targetPersonas
export type ProtectedCategories = keyof typeof protectedCategories
export type Reading = keyof typeof readings
export type PositionStatus = keyof typeof positionStatuses

/** The keys of a table as a tuple, which is what `z.enum` and option lists need. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(table) as [Key, ...Key[]]
}
