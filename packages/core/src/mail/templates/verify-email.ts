import type { MailTexts } from './mail-words.ts'
import { greeting } from './phrases.ts'

export const verifyEmail: MailTexts<'verifyEmail'> = {
  it: ({ firstName, url }) => ({
    subject: 'Verifica il tuo indirizzo e-mail',
    heading: 'Conferma che l’indirizzo è tuo',
    paragraphs: [
      greeting('it', firstName),
      'apri il link qui sotto per verificare questo indirizzo e completare la registrazione a Vedetta.',
      'Il link ha una scadenza: se non vale più, chiedine un altro dal tuo profilo.',
    ],
    button: { label: 'Verifica l’indirizzo', url },
    reason:
      'Ricevi questa e-mail perché qualcuno si è registrato a Vedetta con questo indirizzo. Se non eri tu, puoi ignorarla.',
  }),
  en: ({ firstName, url }) => ({
    subject: 'Verify your e-mail address',
    heading: 'Confirm that the address is yours',
    paragraphs: [
      greeting('en', firstName),
      'Open the link below to verify this address and complete your registration with Vedetta.',
      'The link expires: should it no longer be valid, ask for another from your profile.',
    ],
    button: { label: 'Verify the address', url },
    reason:
      'You receive this e-mail because someone signed up to Vedetta with this address. If it was not you, you can ignore it.',
  }),
}
