import type { Labels } from '../labels.ts'

/** The details of acts, in words for operators; a changed profile names its own fields. */
export const auditDetails = {
  reason: { it: 'Motivo', en: 'Reason' },
  by: { it: 'Da', en: 'By' },
  siteNo: { it: 'Numero del sito', en: 'Site number' },
  licenceNo: { it: 'Numero della licenza', en: 'Licence number' },
  sites: { it: 'Siti', en: 'Sites' },
  sources: { it: 'Fonti', en: 'Sources' },
  sessions: { it: 'Sessioni', en: 'Sessions' },
  ended: { it: 'Sessioni terminate', en: 'Sessions ended' },
  seats: { it: 'Posti', en: 'Seats' },
  retried: { it: 'Messaggi ritentati', en: 'Messages retried' },
  discarded: { it: 'Messaggi scartati', en: 'Messages discarded' },
  deleted: { it: 'Contatti eliminati', en: 'Contacts deleted' },
  ids: { it: 'Messaggi', en: 'Messages' },
  on: { it: 'Accesa', en: 'On' },
  network: { it: 'Rete', en: 'Network' },
  call: { it: 'Chiamata', en: 'Call' },
  provider: { it: 'Fornitore di accesso', en: 'Sign-in provider' },
  terms: { it: 'Versione delle condizioni', en: 'Version of the terms' },
  unverified: { it: 'Indirizzo mai confermato', en: 'Address never confirmed' },
  required: { it: 'Obbligatorio', en: 'Required' },
  unit: { it: 'Unità', en: 'Unit' },
  amount: { it: 'Quantità', en: 'Amount' },
  paidBack: { it: 'Crediti restituiti', en: 'Credits paid back' },
  tier: { it: 'Piano', en: 'Plan' },
  size: { it: 'Posti compresi', en: 'Seats included' },
  trial: { it: 'Prova', en: 'Trial' },
  role: { it: 'Ruolo', en: 'Role' },
  expiresAt: { it: 'Scadenza', en: 'Expiry' },
  requestID: { it: 'Richiesta', en: 'Request' },
  inviteID: { it: 'Invito', en: 'Invite' },
  managerID: { it: 'Gestore', en: 'Manager' },
  seatID: { it: 'Posto', en: 'Seat' },
  keyID: { it: 'Chiave', en: 'Key' },
  scopes: { it: 'Ambiti', en: 'Scopes' },
  validDays: { it: 'Giorni di validità', en: 'Validity in days' },
  content: { it: 'Contenuto', en: 'Content' },
  paused: { it: 'In pausa', en: 'Paused' },
  kind: { it: 'Tipo', en: 'Kind' },
  outcome: { it: 'Esito', en: 'Outcome' },
  format: { it: 'Formato', en: 'Format' },
  act: { it: 'Atto', en: 'Act' },
  from: { it: 'Dal', en: 'From' },
  to: { it: 'Al', en: 'To' },
} as const satisfies Record<string, Labels>

export type AuditDetail = keyof typeof auditDetails

/** The purposes of spending. */
export const spendLabels = {
  search: { it: 'Ricerca', en: 'Search' },
  export: { it: 'Esportazione', en: 'Export' },
  contact: { it: 'Contatto', en: 'Contact' },
  accounts: { it: 'Bilanci', en: 'Accounts' },
  news: { it: 'Notizie', en: 'News' },
} as const satisfies Record<string, Labels>
