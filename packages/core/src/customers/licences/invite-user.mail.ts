import { plans } from '@vedetta/contracts/facts/plans'
import { z } from 'zod'
import { dateTime, shown, tier, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { longDate } from '../../platform/mail/phrases.ts'

const params = z.object({ customer: shown, tier, url, expiresAt: dateTime })

export const inviteUser = mailTemplate('inviteUser', params, {
  it: ({ customer, tier, url, expiresAt }) => ({
    subject: `${customer} ti invita su Vedetta`,
    heading: 'C’è un posto per te su Vedetta',
    paragraphs: [
      `${customer} ti ha riservato un posto nella sua licenza ${plans[tier].it}.`,
      'Vedetta visita ogni giorno i siti delle aziende italiane e segnala le posizioni che si aprono.',
      `L’invito vale per questo indirizzo, fino al ${longDate('it', expiresAt)}.`,
    ],
    button: { label: 'Accetta l’invito', url },
    reason: `Ricevi questa e-mail perché ${customer} ha invitato questo indirizzo. Se non te lo aspettavi, puoi ignorarla.`,
  }),
  en: ({ customer, tier, url, expiresAt }) => ({
    subject: `${customer} invites you to Vedetta`,
    heading: 'There is a seat for you on Vedetta',
    paragraphs: [
      `${customer} has reserved a seat for you in its ${plans[tier].en} licence.`,
      'Vedetta visits the websites of Italian companies every day and reports the positions that open.',
      `The invitation is for this address, until ${longDate('en', expiresAt)}.`,
    ],
    button: { label: 'Accept the invitation', url },
    reason: `You receive this e-mail because ${customer} invited this address. If you did not expect it, you can ignore it.`,
  }),
})
