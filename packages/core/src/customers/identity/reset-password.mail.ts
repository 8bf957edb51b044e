import { z } from 'zod'
import { shown, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { greeting } from '../../platform/mail/phrases.ts'

const params = z.object({ firstName: shown, url })

export const resetPassword = mailTemplate('resetPassword', params, {
  it: ({ firstName, url }) => ({
    subject: 'Scegli una nuova password',
    heading: 'Scegli una nuova password',
    paragraphs: [
      greeting('it', firstName),
      'apri il link qui sotto per scegliere una nuova password. Tutte le sessioni aperte del tuo account verranno chiuse.',
      'Il link funziona una volta sola e scade presto: se non vale più, richiedine uno nuovo dalla pagina di accesso.',
    ],
    button: { label: 'Scegli la password', url },
    reason:
      'Ricevi questa e-mail perché qualcuno ha chiesto di reimpostare la password dell’account Vedetta con questo indirizzo. Se non eri tu, ignorala: la password resta quella di prima.',
  }),
  en: ({ firstName, url }) => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      greeting('en', firstName),
      'Open the link below to choose a new password. Every open session of your account will end.',
      'The link works once and expires soon: should it no longer be valid, request a new one from the sign-in page.',
    ],
    button: { label: 'Choose the password', url },
    reason:
      'You receive this e-mail because someone asked to reset the password of the Vedetta account with this address. If it was not you, ignore it: the password stays as it was.',
  }),
})
