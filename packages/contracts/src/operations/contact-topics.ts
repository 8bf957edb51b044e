import { trialMonths } from '../facts/plans.ts'
import type { Labels } from '../text/labels.ts'

const [shortTrial, longTrial] = trialMonths

/** What visitors write to us about. */
export const contactTopics = {
  demo: { it: 'Una dimostrazione', en: 'A demonstration' },
  trial: {
    it: `Una prova di ${shortTrial} o ${longTrial} mesi`,
    en: `A trial of ${shortTrial} or ${longTrial} months`,
  },
  enterprise: { it: 'Il piano Enterprise', en: 'The Enterprise plan' },
  billing: { it: 'Pagamenti e fatture', en: 'Payments and invoices' },
  personal_data: { it: 'I miei dati personali', en: 'My personal data' },
  other: { it: 'Altro', en: 'Something else' },
} as const satisfies Record<string, Labels>

export type ContactTopic = keyof typeof contactTopics
