import { z } from 'zod'
import { amount, shown, unit } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { amountOf } from '../../platform/mail/phrases.ts'

const params = z.object({ customer: shown, unit, amount })

export const extraGranted = mailTemplate('extraGranted', params, {
  it: ({ customer, unit, amount }) => ({
    subject: `${amountOf('it', amount, unit)} in più per la licenza di ${customer}`,
    heading: 'La richiesta è stata accolta',
    paragraphs: [`La licenza di ${customer} ha ora ${amountOf('it', amount, unit)} in più.`],
    reason: `Ricevi questa e-mail perché è stata accolta una richiesta per la licenza di ${customer}.`,
  }),
  en: ({ customer, unit, amount }) => ({
    subject: `${amountOf('en', amount, unit)} more for the licence of ${customer}`,
    heading: 'The request was granted',
    paragraphs: [`The licence of ${customer} now has ${amountOf('en', amount, unit)} more.`],
    reason: `You receive this e-mail because a request for the licence of ${customer} was granted.`,
  }),
})
