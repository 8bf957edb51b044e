import type { Labels } from '../text/labels.ts'

/**
 * Law 68/1999, article 3: the share of its staff a company must hire from the protected categories, by headcount. Always an
 * estimate: no registry says which staff count (article 4), or what was agreed or suspended.
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

/** Share of the staff, in the last band. */
export const reserveQuotaPercent = 7
