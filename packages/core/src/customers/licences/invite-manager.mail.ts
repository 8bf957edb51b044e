import { plans } from '@vedetta/contracts/facts/plans'
import { z } from 'zod'
import { dateTime, shown, tier, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { longDate } from '../../platform/mail/phrases.ts'

const params = z.object({ customer: shown, tier, url, expiresAt: dateTime })

export const inviteManager = mailTemplate('inviteManager', params, {
  it: ({ customer, tier, url, expiresAt }) => ({
    subject: `${customer} ti invita a gestire la sua licenza Vedetta`,
    heading: 'Gestisci una licenza Vedetta',
    paragraphs: [
      `${customer} ti invita a gestire la sua licenza ${plans[tier].it}: potrai invitare le persone e seguire l’uso di crediti e ricerche.`,
      `L’invito vale per questo indirizzo, fino al ${longDate('it', expiresAt)}.`,
    ],
    button: { label: 'Accetta l’invito', url },
    reason: `Ricevi questa e-mail perché ${customer} ha invitato questo indirizzo. Se non te lo aspettavi, puoi ignorarla.`,
  }),
  en: ({ customer, tier, url, expiresAt }) => ({
    subject: `${customer} invites you to manage its Vedetta licence`,
    heading: 'Manage a Vedetta licence',
    paragraphs: [
      `${customer} invites you to manage its ${plans[tier].en} licence: you will be able to invite people and to follow how credits and searches are used.`,
      `The invitation is for this address, until ${longDate('en', expiresAt)}.`,
    ],
    button: { label: 'Accept the invitation', url },
    reason: `You receive this e-mail because ${customer} invited this address. If you did not expect it, you can ignore it.`,
  }),
})
