import { plans, trialMonths } from '@vedetta/contracts/facts/plans'
import { retention } from '@vedetta/contracts/facts/retention'

export const contactIt = {
  head: {
    title: 'Scrivici · Vedetta',
    description: `Una dimostrazione, una prova di ${trialMonths.join(' o ')} mesi, il piano ${plans.enterprise.it}, una fattura: scrivici, risponde una persona.`,
  },
  title: 'Scrivici',
  lead: 'Dicci quali profili cerchi e dove. Risponde una persona, di solito entro un giorno lavorativo.',
  name: 'Nome e cognome',
  email: 'E-mail',
  company: 'Azienda',
  optional: 'Facoltativa.',
  topic: 'Argomento',
  message: 'Messaggio',
  privacy: `Usiamo questi dati solo per risponderti, e li cancelliamo dopo ${retention.messageMonths} mesi.`,
  privacyLink: 'Informativa sulla privacy',
  submit: 'Invia',
  sent: 'Messaggio inviato',
  sentText: (email: string) => `Ti rispondiamo a ${email}. Se non vedi nulla, guarda nella posta indesiderata.`,
  another: 'Scrivi un altro messaggio',
  noScript: 'Il modulo funziona con JavaScript. Senza, scrivici qui:',
  direct: 'Per e-mail',
  certified: 'Per PEC',
  office: 'Sede',
}
