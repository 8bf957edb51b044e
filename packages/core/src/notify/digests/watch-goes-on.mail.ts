import { z } from 'zod'
import { amount, dateTime, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { grouped, longDate } from '../../platform/mail/phrases.ts'
import { subscriptionUrls } from './alert-mail-params.ts'
import { alertSubscription } from './alert-subscription.mail.ts'

const params = z.object({
  /** Filters that are watched. */
  filters: amount,
  /** Since when nothing was found. */
  since: dateTime,
  url,
  ...subscriptionUrls,
})

/** Once a month, so that silence is not taken for a fault. */
export const watchGoesOn = mailTemplate('watchGoesOn', params, {
  it: ({ filters, since, url, ...urls }) => ({
    subject: 'Nessuna novità: Vedetta continua a cercare',
    heading: 'Nessuna novità, per ora',
    paragraphs: [
      `Dal ${longDate('it', since)} non è comparsa nessuna nuova posizione per ${filters === 1 ? 'il tuo filtro' : `i tuoi ${grouped('it', filters)} filtri`} con la campanella. Continuiamo a visitare i siti delle aziende: appena ne esce una, te lo scriviamo.`,
      'Se aspetti da troppo, prova ad allargare la zona o a togliere qualche criterio.',
    ],
    button: { label: 'Apri i filtri salvati', url },
    reason:
      'Ricevi questa e-mail perché nei tuoi filtri salvati su Vedetta è attiva la campanella. Quando non ci sono novità ti scriviamo una volta al mese.',
    subscription: alertSubscription('it', 'digest', urls),
  }),
  en: ({ filters, since, url, ...urls }) => ({
    subject: 'Nothing new: Vedetta is still watching',
    heading: 'Nothing new so far',
    paragraphs: [
      `Since ${longDate('en', since)} no new position has turned up for ${filters === 1 ? 'your filter' : `your ${grouped('en', filters)} filters`} with the bell on. We keep visiting company sites: as soon as one does, we will write to you.`,
      'If the wait is too long, try a wider area or fewer criteria.',
    ],
    button: { label: 'Open your saved filters', url },
    reason:
      'You receive this e-mail because the bell is on for some of your saved filters on Vedetta. When there is nothing new, we write once a month.',
    subscription: alertSubscription('en', 'digest', urls),
  }),
})
