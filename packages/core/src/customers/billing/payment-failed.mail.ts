import { plans } from '@vedetta/contracts/facts/plans'
import { z } from 'zod'
import { dateTime, shown, tier, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { longDate } from '../../platform/mail/phrases.ts'

const params = z.object({ customer: shown, tier, graceUntil: dateTime, url })

export const paymentFailed = mailTemplate('paymentFailed', params, {
  it: ({ customer, tier, graceUntil, url }) => ({
    subject: `Il pagamento della licenza di ${customer} non è riuscito`,
    heading: 'Il pagamento non è riuscito',
    paragraphs: [
      `Non siamo riusciti a incassare il rinnovo della licenza ${plans[tier].it} di ${customer}. Ci riproviamo nei prossimi giorni.`,
      `La licenza continua a funzionare fino al ${longDate('it', graceUntil)}. Per non interromperla, apri la fattura e paga con un’altra carta.`,
    ],
    button: { label: 'Apri la fattura', url },
    reason: `Ricevi questa e-mail perché hai comprato o amministri la licenza di ${customer}.`,
  }),
  en: ({ customer, tier, graceUntil, url }) => ({
    subject: `The payment for the licence of ${customer} failed`,
    heading: 'The payment failed',
    paragraphs: [
      `We could not collect the renewal of the ${plans[tier].en} licence of ${customer}. We will try again over the next few days.`,
      `The licence stays active until ${longDate('en', graceUntil)}. To keep it, open the invoice and pay with another card.`,
    ],
    button: { label: 'Open the invoice', url },
    reason: `You receive this e-mail because you bought or administer the licence of ${customer}.`,
  }),
})
