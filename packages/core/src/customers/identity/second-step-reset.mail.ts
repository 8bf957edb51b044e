import { z } from 'zod'
import { shown } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { greeting } from '../../platform/mail/phrases.ts'

const params = z.object({ firstName: shown })

export const secondStepReset = mailTemplate('secondStepReset', params, {
  it: ({ firstName }) => ({
    subject: 'La tua verifica in due passaggi è stata reimpostata',
    heading: 'La verifica in due passaggi è stata tolta',
    paragraphs: [
      greeting('it', firstName),
      'l’assistenza ha tolto la verifica in due passaggi dal tuo account Vedetta e ha chiuso tutte le sessioni. Accedi con la password e configurala di nuovo dal profilo, alla voce Sicurezza.',
      'Se non l’hai chiesto tu, reimposta subito la password dalla pagina di accesso e scrivi all’assistenza.',
    ],
    reason: 'Ricevi questa e-mail perché avvisiamo l’indirizzo dell’account di ogni modifica alla sua sicurezza.',
  }),
  en: ({ firstName }) => ({
    subject: 'Your two-step sign-in was reset',
    heading: 'Two-step sign-in was removed',
    paragraphs: [
      greeting('en', firstName),
      'Support removed two-step sign-in from your Vedetta account and ended every session. Sign in with your password and set it up again in your profile, under Security.',
      'If you did not ask for this, reset your password from the sign-in page at once and write to support.',
    ],
    reason: 'You receive this e-mail because we notify an account’s address of every change to its security.',
  }),
})
