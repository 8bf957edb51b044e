import type { MailTexts } from './mail-words.ts'

export const seatRevoked: MailTexts<'seatRevoked'> = {
  it: ({ customer }) => ({
    subject: `Il tuo posto nella licenza di ${customer} è terminato`,
    heading: 'Il tuo posto è terminato',
    paragraphs: [
      `Il posto che avevi nella licenza Vedetta di ${customer} è terminato. Il tuo account resta: con un altro codice puoi riscattare una licenza.`,
      'Se pensi che sia un errore, rivolgiti a chi amministra la licenza.',
    ],
    reason: `Ricevi questa e-mail perché nella licenza di ${customer} avevi un posto.`,
  }),
  en: ({ customer }) => ({
    subject: `Your seat in the licence of ${customer} has ended`,
    heading: 'Your seat has ended',
    paragraphs: [
      `The seat you had in the Vedetta licence of ${customer} has ended. Your account stays: with another code you can redeem a licence.`,
      'If you think this is a mistake, contact the licence administrator.',
    ],
    reason: `You receive this e-mail because the licence of ${customer} had a seat for you.`,
  }),
}
