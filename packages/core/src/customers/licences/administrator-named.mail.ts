import { plans } from '@vedetta/contracts/facts/plans'
import { z } from 'zod'
import { shown, tier, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({ customer: shown, tier, url })

export const administratorNamed = mailTemplate('administratorNamed', params, {
  it: ({ customer, tier, url }) => ({
    subject: `Amministri la licenza Vedetta di ${customer}`,
    heading: 'La licenza è pronta',
    paragraphs: [
      `La licenza ${plans[tier].it} di ${customer} è attiva, e con questo indirizzo la amministri tu: puoi invitare persone, assegnare posti e nominare gestori.`,
      'Se non hai ancora un account, registrati con questo indirizzo: troverai la licenza nel tuo profilo appena lo avrai verificato.',
    ],
    button: { label: 'Vai a Vedetta', url },
    reason: `Ricevi questa e-mail perché ${customer} ha indicato questo indirizzo come amministratore della licenza.`,
  }),
  en: ({ customer, tier, url }) => ({
    subject: `You administer the Vedetta licence of ${customer}`,
    heading: 'The licence is ready',
    paragraphs: [
      `The ${plans[tier].en} licence of ${customer} is active, and with this address you administer it: you can invite people, assign seats and name managers.`,
      'If you have no account yet, sign up with this address: you will find the licence in your profile as soon as the address is verified.',
    ],
    button: { label: 'Go to Vedetta', url },
    reason: `You receive this e-mail because ${customer} gave this address as the administrator of the licence.`,
  }),
})
