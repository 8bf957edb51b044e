import { maxRetryDays } from '@vedetta/contracts/outward/webhooks'
import { z } from 'zod'
import { shown, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({ filter: shown, host: shown, reason: z.enum(['gone', 'failing']), url })

export const webhookPaused = mailTemplate('webhookPaused', params, {
  it: ({ filter, host, reason, url }) => ({
    subject: `Il webhook del filtro «${filter}» è in pausa`,
    heading: 'Un webhook è in pausa',
    paragraphs: [
      reason === 'gone'
        ? `${host} ha risposto che l’indirizzo non esiste più (410). Non gli inviamo altro.`
        : `Per ${maxRetryDays} giorni ${host} non ha accettato nessun messaggio. Abbiamo smesso di riprovare.`,
      'Quello che succede nel frattempo resta in attesa per 30 giorni. Sistema il destinatario, invia una prova e riprendi: i messaggi partono nell’ordine giusto.',
    ],
    button: { label: 'Apri i webhook', url },
    reason: `Ricevi questa e-mail perché hai creato un webhook per il filtro «${filter}».`,
  }),
  en: ({ filter, host, reason, url }) => ({
    subject: `The webhook of the filter “${filter}” is paused`,
    heading: 'A webhook is paused',
    paragraphs: [
      reason === 'gone'
        ? `${host} answered that the address no longer exists (410). We send it nothing more.`
        : `For ${maxRetryDays} days ${host} has not accepted a single message. We have stopped trying.`,
      'What happens in the meantime is kept waiting for 30 days. Fix the receiver, send a test and resume: the messages leave in the right order.',
    ],
    button: { label: 'Open the webhooks', url },
    reason: `You receive this e-mail because you made a webhook for the filter “${filter}”.`,
  }),
})
