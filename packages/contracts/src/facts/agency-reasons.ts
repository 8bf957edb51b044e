import type { Labels } from '../text/labels.ts'

/** How we know that a company is an employment agency. */
export const agencyReasons = {
  register: { it: 'È nell’albo delle agenzie per il lavoro', en: 'It is in the register of employment agencies' },
  ateco: { it: 'Il suo codice ATECO è di un’agenzia', en: 'Its ATECO code is an agency’s' },
  name: { it: 'Lo dice il suo nome', en: 'Its name says so' },
  adverts: { it: 'I suoi annunci sono per conto di clienti', en: 'Its adverts are on behalf of clients' },
} as const satisfies Record<string, Labels>

export type AgencyReasonCode = keyof typeof agencyReasons
