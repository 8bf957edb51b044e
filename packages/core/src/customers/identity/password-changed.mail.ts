import { z } from 'zod'
import { shown } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { greeting } from '../../platform/mail/phrases.ts'

const params = z.object({ firstName: shown })

export const passwordChanged = mailTemplate('passwordChanged', params, {
  it: ({ firstName }) => ({
    subject: 'La tua password è cambiata',
    heading: 'La tua password è cambiata',
    paragraphs: [
      greeting('it', firstName),
      'la password del tuo account Vedetta è stata cambiata, e le altre sessioni sono state chiuse. Se eri tu, non devi fare nulla.',
      'Se non eri tu, vai subito alla pagina di accesso e reimposta la password.',
    ],
    reason: 'Ricevi questa e-mail perché a ogni cambio di password avvisiamo l’indirizzo dell’account.',
  }),
  en: ({ firstName }) => ({
    subject: 'Your password has changed',
    heading: 'Your password has changed',
    paragraphs: [
      greeting('en', firstName),
      'The password of your Vedetta account was changed, and the other sessions were ended. If it was you, there is nothing to do.',
      'If it was not you, go to the sign-in page at once and reset the password.',
    ],
    reason: 'You receive this e-mail because we notify an account’s address of every password change.',
  }),
})
