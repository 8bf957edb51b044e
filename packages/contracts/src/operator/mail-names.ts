import type { Labels } from '../text/labels.ts'

/** The templates of mails, in words for operators. */
export const mailNames = {
  verifyEmail: { it: 'Conferma dell’indirizzo', en: 'Address confirmation' },
  resetPassword: { it: 'Nuova password', en: 'Password reset' },
  passwordChanged: { it: 'Password cambiata', en: 'Password changed' },
  secondStepReset: { it: 'Secondo passaggio reimpostato', en: 'Second step reset' },
  apiKeyMade: { it: 'Chiave API creata per il posto', en: 'API key made for the seat' },
  inviteUser: { it: 'Invito a un utente', en: 'Invitation of a user' },
  inviteManager: { it: 'Invito a un gestore', en: 'Invitation of a manager' },
  administratorNamed: { it: 'Nomina ad amministratore', en: 'Appointment as administrator' },
  licenceBought: { it: 'Licenza acquistata', en: 'Licence bought' },
  paymentFailed: { it: 'Pagamento non riuscito', en: 'Payment failed' },
  seatRevoked: { it: 'Posto revocato', en: 'Seat revoked' },
  codeChanged: { it: 'Codice della licenza cambiato', en: 'Licence code changed' },
  extraAsked: { it: 'Extra chiesto all’amministratore', en: 'Extra asked of the administrator' },
  extraRequested: { it: 'Extra richiesto', en: 'Extra requested' },
  extraGranted: { it: 'Extra concesso', en: 'Extra granted' },
  requestAnswered: { it: 'Risposta a una segnalazione', en: 'Answer to a report' },
  visitorWrote: { it: 'Avviso: ha scritto un visitatore', en: 'Notice that a visitor wrote' },
  messageAnswered: { it: 'Risposta a un visitatore', en: 'Answer to a visitor' },
  siteOptOutAnswered: { it: 'Risposta a un’esclusione', en: 'Answer to an opt-out' },
  accountDeleted: { it: 'Account eliminato', en: 'Account deleted' },
  digest: { it: 'Riepilogo', en: 'Digest' },
  instant: { it: 'Avviso immediato', en: 'Instant alert' },
  watchGoesOn: { it: 'Nessuna novità, la ricerca continua', en: 'Nothing new, the watch goes on' },
  webhookPaused: { it: 'Webhook sospeso', en: 'Webhook paused' },
  contactsChanged: { it: 'Contatti da aggiornare', en: 'Contacts to update' },
  contactNotice: { it: 'Informativa a un contatto', en: 'Notice to a contact' },
} as const satisfies Record<string, Labels>

export type MailName = keyof typeof mailNames
