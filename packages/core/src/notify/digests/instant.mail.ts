import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { grouped } from '../../platform/mail/phrases.ts'
import { alertMailParams } from './alert-mail-params.ts'
import { inOtherFilters, sectionOf, subjectOf } from './alert-sections.mail.ts'
import { alertSubscription } from './alert-subscription.mail.ts'

export const instant = mailTemplate('instant', alertMailParams, {
  it: ({ total, sections, inOtherFilters: others, url, ...urls }) => ({
    subject: subjectOf(sections, total, {
      single: (title) => `Appena trovata: ${title}`,
      ofFilter: (filter) => `${grouped('it', total)} posizioni appena trovate per «${filter}»`,
      several: `${grouped('it', total)} posizioni appena trovate per i tuoi filtri`,
    }),
    heading: total === 1 ? 'Una posizione appena trovata' : `${grouped('it', total)} posizioni appena trovate`,
    paragraphs: [],
    sections: sections.map((section) => sectionOf('it', section)),
    ...inOtherFilters('it', others),
    button: { label: 'Apri i filtri salvati', url },
    reason:
      'Ricevi questa e-mail perché su Vedetta hai attivato gli avvisi immediati. Te ne inviamo al massimo una ogni 15 minuti, e quello che leggi qui non torna nel riepilogo.',
    subscription: alertSubscription('it', 'instant', urls),
  }),
  en: ({ total, sections, inOtherFilters: others, url, ...urls }) => ({
    subject: subjectOf(sections, total, {
      single: (title) => `Just found: ${title}`,
      ofFilter: (filter) => `${grouped('en', total)} positions just found for “${filter}”`,
      several: `${grouped('en', total)} positions just found for your filters`,
    }),
    heading: total === 1 ? 'A position just found' : `${grouped('en', total)} positions just found`,
    paragraphs: [],
    sections: sections.map((section) => sectionOf('en', section)),
    ...inOtherFilters('en', others),
    button: { label: 'Open your saved filters', url },
    reason:
      'You receive this e-mail because you turned on instant alerts on Vedetta. We send at most one every 15 minutes, and what is in it will not be in your digest.',
    subscription: alertSubscription('en', 'instant', urls),
  }),
})
