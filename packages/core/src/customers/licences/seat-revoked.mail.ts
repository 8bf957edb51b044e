import { z } from 'zod'
import { shown } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({ customer: shown })

export const seatRevoked = mailTemplate('seatRevoked', params, {
  it: ({ customer }) => ({
    subject: `Il tuo posto nella licenza di ${customer} è terminato`,
    heading: 'Il tuo posto è terminato',
    paragraphs: [
      `Il posto che avevi nella licenza Vedetta di ${customer} è terminato. Il tuo account resta: con un altro codice puoi riscattare una licenza.`,
      'Per tornare in questa licenza serve un invito personale: se pensi che sia un errore, chiedilo a chi la amministra.',
    ],
    reason: `Ricevi questa e-mail perché nella licenza di ${customer} avevi un posto.`,
  }),
  en: ({ customer }) => ({
    subject: `Your seat in the licence of ${customer} has ended`,
    heading: 'Your seat has ended',
    paragraphs: [
      `The seat you had in the Vedetta licence of ${customer} has ended. Your account stays: with another code you can redeem a licence.`,
      'To come back to this licence you need a personal invitation: if you think this is a mistake, ask its administrator for one.',
    ],
    reason: `You receive this e-mail because the licence of ${customer} had a seat for you.`,
  }),
})
