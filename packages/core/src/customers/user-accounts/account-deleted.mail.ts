import { z } from 'zod'
import { shown } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { greeting } from '../../platform/mail/phrases.ts'

const params = z.object({ firstName: shown })

export const accountDeleted = mailTemplate('accountDeleted', params, {
  it: ({ firstName }) => ({
    subject: 'Il tuo account è stato eliminato',
    heading: 'Il tuo account è stato eliminato',
    paragraphs: [
      greeting('it', firstName),
      'come hai chiesto, abbiamo eliminato il tuo account Vedetta con i dati che ti riguardano. È l’ultima e-mail che ricevi per questo account.',
    ],
    reason: 'Ricevi questa e-mail perché l’account con questo indirizzo è stato eliminato.',
  }),
  en: ({ firstName }) => ({
    subject: 'Your account has been deleted',
    heading: 'Your account has been deleted',
    paragraphs: [
      greeting('en', firstName),
      'As you asked, we deleted your Vedetta account with the data about you. This is the last e-mail you receive for this account.',
    ],
    reason: 'You receive this e-mail because the account with this address was deleted.',
  }),
})
