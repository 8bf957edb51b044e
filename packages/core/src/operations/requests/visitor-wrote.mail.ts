import { requestKinds, visitorRequestKinds } from '@vedetta/contracts/operations/requests'
import { z } from 'zod'
import { url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({ kind: z.enum(visitorRequestKinds), url })

/** Names neither sender nor message: those stay in the request list, where the sweep deletes them in time. */
export const visitorWrote = mailTemplate('visitorWrote', params, {
  it: ({ kind, url }) => ({
    subject: `Nuova richiesta dal sito: ${requestKinds[kind].it}`,
    heading: 'Nuova richiesta dal sito',
    paragraphs: [
      `Nella coda c’è una nuova richiesta: ${requestKinds[kind].it}. Chi ha scritto aspetta una risposta per e-mail.`,
    ],
    button: { label: 'Apri la coda', url },
    reason: 'Ricevi questa e-mail perché segui le richieste dei clienti di Vedetta.',
  }),
  en: ({ kind, url }) => ({
    subject: `New request from the site: ${requestKinds[kind].en}`,
    heading: 'New request from the site',
    paragraphs: [
      `There is a new request in the queue: ${requestKinds[kind].en}. The sender expects an answer by e-mail.`,
    ],
    button: { label: 'Open the queue', url },
    reason: 'You receive this e-mail because you look after the requests of Vedetta’s customers.',
  }),
})
