import type { Labels } from '../text/labels.ts'

/** Purposes for which sub-processors handle personal data. */
export const processingPurposes = {
  hosting: { it: 'Server e rete', en: 'Servers and network' },
  database: { it: 'Basi di dati gestite', en: 'Managed databases' },
  backup: { it: 'Copie di sicurezza', en: 'Backups' },
  mail: { it: 'Invio delle e-mail', en: 'E-mail delivery' },
  monitoring: { it: 'Monitoraggio dei guasti', en: 'Fault monitoring' },
  support: { it: 'Assistenza ai clienti', en: 'Customer support' },
  payments: { it: 'Pagamenti e fatture', en: 'Payments and invoices' },
  sign_in: {
    it: 'Accesso con un account esterno, per chi lo sceglie',
    en: 'Sign-in with an external account, for those who choose it',
  },
} as const satisfies Record<string, Labels>

export const subProcessorsPath = '/legal/sub-processors'

/** Countries of the European Economic Area: data kept there are not transferred. */
const eeaCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

export function isInEea(country: string): boolean {
  return eeaCountries.has(country)
}
