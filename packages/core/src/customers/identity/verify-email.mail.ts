import { z } from 'zod'
import { shown, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { greeting } from '../../platform/mail/phrases.ts'

const params = z.object({ firstName: shown, url })

export const verifyEmail = mailTemplate('verifyEmail', params, {
  it: ({ firstName, url }) => ({
    subject: 'Conferma il tuo indirizzo e-mail',
    heading: 'Conferma che l’indirizzo è tuo',
    paragraphs: [
      greeting('it', firstName),
      'apri il link qui sotto e conferma questo indirizzo dal tuo account: così completi la registrazione a Vedetta.',
      'Non ti sei registrato tu, o non hai scelto tu la password? Dallo stesso link puoi sceglierne una tua: l’account diventa tuo e chi l’ha aperto ne resta fuori.',
      'Il link ha una scadenza: se non vale più, chiedine un altro dal tuo profilo.',
    ],
    button: { label: 'Conferma l’indirizzo', url },
    reason:
      'Ricevi questa e-mail perché qualcuno si è registrato a Vedetta con questo indirizzo. Se non eri tu, puoi anche ignorarla: senza la tua conferma l’indirizzo non vale per nessuno.',
  }),
  en: ({ firstName, url }) => ({
    subject: 'Confirm your e-mail address',
    heading: 'Confirm that the address is yours',
    paragraphs: [
      greeting('en', firstName),
      'Open the link below and confirm this address from your account: that completes your registration with Vedetta.',
      'Was it not you who signed up, or who chose the password? The same link lets you choose one of your own: the account becomes yours, and whoever opened it is left out.',
      'The link expires: should it no longer be valid, ask for another from your profile.',
    ],
    button: { label: 'Confirm the address', url },
    reason:
      'You receive this e-mail because someone signed up to Vedetta with this address. If it was not you, you can also ignore it: without your confirmation the address counts for nobody.',
  }),
})
