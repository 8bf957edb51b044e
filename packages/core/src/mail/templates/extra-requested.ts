import type { MailTexts } from './mail-words.ts'
import { amountOf } from './phrases.ts'

export const extraRequested: MailTexts<'extraRequested'> = {
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
}
