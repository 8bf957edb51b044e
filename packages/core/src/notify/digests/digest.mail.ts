import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { grouped } from '../../platform/mail/phrases.ts'
import { alertMailParams } from './alert-mail-params.ts'
import { inOtherFilters, sectionOf, subjectOf } from './alert-sections.mail.ts'
import { alertSubscription } from './alert-subscription.mail.ts'

export const digest = mailTemplate('digest', alertMailParams, {
  it: ({ total, sections, inOtherFilters: others, url, ...urls }) => ({
    subject: subjectOf(sections, total, {
      single: (title) => `Nuova posizione: ${title}`,
      ofFilter: (filter) => `${grouped('it', total)} nuove posizioni per «${filter}»`,
      several: `${grouped('it', total)} nuove posizioni per i tuoi filtri`,
    }),
    heading: total === 1 ? 'Una nuova posizione' : `${grouped('it', total)} nuove posizioni`,
    paragraphs: [],
    sections: sections.map((section) => sectionOf('it', section)),
    ...inOtherFilters('it', others),
    button: { label: 'Apri i filtri salvati', url },
    reason:
      'Ricevi questa e-mail perché nei tuoi filtri salvati su Vedetta è attiva la campanella. Ogni posizione ti viene segnalata una volta sola.',
    subscription: alertSubscription('it', 'digest', urls),
  }),
  en: ({ total, sections, inOtherFilters: others, url, ...urls }) => ({
    subject: subjectOf(sections, total, {
      single: (title) => `New position: ${title}`,
      ofFilter: (filter) => `${grouped('en', total)} new positions for “${filter}”`,
      several: `${grouped('en', total)} new positions for your filters`,
    }),
    heading: total === 1 ? 'One new position' : `${grouped('en', total)} new positions`,
    paragraphs: [],
    sections: sections.map((section) => sectionOf('en', section)),
    ...inOtherFilters('en', others),
    button: { label: 'Open your saved filters', url },
    reason:
      'You receive this e-mail because the bell is on for some of your saved filters on Vedetta. Each position is reported to you only once.',
    subscription: alertSubscription('en', 'digest', urls),
  }),
})
