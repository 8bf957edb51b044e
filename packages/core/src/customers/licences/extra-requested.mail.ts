import { z } from 'zod'
import { amount, shown, unit } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { amountOf } from '../../platform/mail/phrases.ts'

const params = z.object({ customer: shown, unit, amount, requestedBy: shown })

export const extraRequested = mailTemplate('extraRequested', params, {
  it: ({ customer, unit, amount, requestedBy }) => ({
    subject: `${customer} chiede ${amountOf('it', amount, unit)} in più`,
    heading: 'Una richiesta da un cliente',
    paragraphs: [`Per la licenza di ${customer}, ${requestedBy} chiede ${amountOf('it', amount, unit)} in più.`],
    reason: 'Ricevi questa e-mail perché segui le richieste dei clienti di Vedetta.',
  }),
  en: ({ customer, unit, amount, requestedBy }) => ({
    subject: `${customer} asks for ${amountOf('en', amount, unit)} more`,
    heading: 'A request from a customer',
    paragraphs: [`For the licence of ${customer}, ${requestedBy} asks for ${amountOf('en', amount, unit)} more.`],
    reason: 'You receive this e-mail because you look after the requests of Vedetta’s customers.',
  }),
})
