import { buyerRoles } from '@vedetta/contracts/customers/billing'
import { plans } from '@vedetta/contracts/facts/plans'
import { z } from 'zod'
import { shown, tier, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({ customer: shown, tier, role: z.enum(buyerRoles), code: shown, url })

export const licenceBought = mailTemplate('licenceBought', params, {
  it: ({ customer, tier, role, code, url }) => ({
    subject: `Il codice della licenza ${plans[tier].it} di ${customer}`,
    heading: 'Grazie: la licenza è attiva',
    paragraphs: [
      `Il pagamento è andato a buon fine e la licenza ${plans[tier].it} di ${customer} è attiva.`,
      `Il codice è ${code}`,
      role === 'use'
        ? 'Il posto è tuo: apri il link, accedi o registrati con questo indirizzo, e riscatta il codice.'
        : 'Dallo ai colleghi che useranno la licenza: chi lo riscatta prende un posto. Tu la amministri dal tuo profilo, senza occuparne uno.',
      'La ricevuta e le fatture arrivano a parte, a questo indirizzo.',
    ],
    button: { label: role === 'use' ? 'Riscatta il codice' : 'Vai a Vedetta', url },
    reason: `Ricevi questa e-mail perché con questo indirizzo è stata comprata una licenza Vedetta per ${customer}.`,
  }),
  en: ({ customer, tier, role, code, url }) => ({
    subject: `The code of the ${plans[tier].en} licence of ${customer}`,
    heading: 'Thank you: the licence is active',
    paragraphs: [
      `The payment went through, and the ${plans[tier].en} licence of ${customer} is active.`,
      `The code is ${code}`,
      role === 'use'
        ? 'The seat is yours: open the link, sign in or sign up with this address, and redeem the code.'
        : 'Give it to the colleagues who will use the licence: whoever redeems it takes a seat. You administer it from your profile, without taking one.',
      'The receipt and the invoices come separately, to this address.',
    ],
    button: { label: role === 'use' ? 'Redeem the code' : 'Go to Vedetta', url },
    reason: `You receive this e-mail because a Vedetta licence for ${customer} was bought with this address.`,
  }),
})
