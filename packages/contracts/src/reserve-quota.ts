import type { Labels } from './labels.ts'

/**
 * Law 68/1999, article 3: how many of its staff a company must have from the protected categories, by its headcount. Always an
 * estimate: who of the staff counts (article 4), and what was agreed or suspended, no registry says.
 */
export const reserveQuotas = {
  one: { employees: { from: 15, to: 35 }, it: '1 persona (15–35 dip.)', en: '1 person (15–35 employees)' },
  two: { employees: { from: 36, to: 50 }, it: '2 persone (36–50 dip.)', en: '2 people (36–50 employees)' },
  share: {
    employees: { from: 51 },
    it: '7% dell’organico (da 51 dip.)',
    en: '7% of the staff (from 51 employees)',
  },
} as const satisfies Record<string, Labels & { employees: { from: number; to?: number } }>

export type ReserveQuota = keyof typeof reserveQuotas

/** Of the staff, from the last band on. */
export const reserveQuotaPercent = 7
