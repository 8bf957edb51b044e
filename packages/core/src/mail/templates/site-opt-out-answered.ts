import type { MailTexts } from './mail-words.ts'

export const siteOptOutAnswered: MailTexts<'siteOptOutAnswered'> = {
  it: ({ host, outcome, answer }) => ({
    subject: `Le visite a ${host}`,
    heading: outcome === 'confirmed' ? 'Non visitiamo più il sito' : 'Non abbiamo potuto confermare la richiesta',
    paragraphs: [
      outcome === 'confirmed'
        ? `Da ora VedettaBot non chiede più nulla a ${host}, né a ciò che sta sotto lo stesso nome.`
        : `Ci è stato chiesto di non visitare più ${host}, e non abbiamo potuto accertare che la richiesta venga da chi gestisce il sito. Il file robots.txt del sito vale comunque, dalla prossima visita.`,
      ...(answer === null ? [] : [`Chi ha controllato ti scrive: «${answer}»`]),
    ],
    reason: 'Ricevi questa e-mail perché qualcuno ci ha scritto dal sito di Vedetta con questo indirizzo.',
  }),
  en: ({ host, outcome, answer }) => ({
    subject: `Our visits to ${host}`,
    heading: outcome === 'confirmed' ? 'We no longer visit the site' : 'We could not confirm the request',
    paragraphs: [
      outcome === 'confirmed'
        ? `From now on VedettaBot asks nothing of ${host}, nor of anything below that name.`
        : `We were asked not to visit ${host} any more, and could not make sure that it was its owner who asked. The site’s robots.txt counts in any case, from the next visit on.`,
      ...(answer === null ? [] : [`Who checked writes to you: “${answer}”`]),
    ],
    reason: 'You receive this e-mail because somebody wrote to us from Vedetta’s site with this address.',
  }),
}
