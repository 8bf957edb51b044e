import { maxAnswerLength, requestOutcomes } from '@vedetta/contracts/operations/requests'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'
import { shown, shownUpTo } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({
  host: shown,
  outcome: z.enum(keysOf(requestOutcomes)),
  answer: shownUpTo(maxAnswerLength).nullable(),
})

export const siteOptOutAnswered = mailTemplate('siteOptOutAnswered', params, {
  it: ({ host, outcome, answer }) => ({
    subject: `Le visite a ${host}`,
    heading: outcome === 'confirmed' ? 'Non visitiamo più il sito' : 'Non abbiamo potuto confermare la richiesta',
    paragraphs: [
      outcome === 'confirmed'
        ? `Da ora VedettaBot non visita più ${host}, né i suoi sottodomini.`
        : `Ci è stato chiesto di non visitare più ${host}, e non abbiamo potuto accertare che la richiesta venga da chi gestisce il sito. Il file robots.txt del sito vale comunque, dalla prossima visita.`,
      ...(answer === null ? [] : [`Una nota di chi ha controllato: «${answer}»`]),
    ],
    reason: 'Ricevi questa e-mail perché qualcuno ci ha scritto dal sito di Vedetta con questo indirizzo.',
  }),
  en: ({ host, outcome, answer }) => ({
    subject: `Our visits to ${host}`,
    heading: outcome === 'confirmed' ? 'We no longer visit the site' : 'We could not confirm the request',
    paragraphs: [
      outcome === 'confirmed'
        ? `From now on VedettaBot no longer visits ${host} or its subdomains.`
        : `We were asked not to visit ${host} any more, and could not verify that the request came from its owner. The site’s robots.txt applies in any case, from the next visit.`,
      ...(answer === null ? [] : [`A note from the person who checked: “${answer}”`]),
    ],
    reason: 'You receive this e-mail because somebody wrote to us from Vedetta’s site with this address.',
  }),
})
