import type { MailParams } from '../mail-templates.ts'

export const exampleUrl = 'https://vedetta.example/auth/verify?token=abc&next=%2Fprofile'
const url = exampleUrl
const invite = { customer: 'Agenzia Ponte S.r.l.', tier: 'pro', url, expiresAt: '2026-11-28T23:30:00.000Z' } as const

/** As long as those with a token. */
const subscriptionUrls = {
  settingsUrl: `${url}&settings=${'x'.repeat(250)}`,
  unsubscribeUrl: `${url}&end=${'x'.repeat(250)}`,
}

const digest: MailParams['digest'] = {
  total: 26,
  sections: [
    {
      filter: 'Saldatori a Brescia',
      positions: [
        {
          title: 'Saldatore TIG',
          company: 'Officine Prova S.r.l.',
          place: 'Brescia (BS)',
          firstSeen: '2026-11-16T06:42:00.000Z',
          isUnsure: true,
          why: 'ruolo «saldatore» · a 12 km da Bergamo',
          url: `${url}&position=1`,
          contactedUrl: `${url}&position=1&ask=contacted`,
        },
      ],
      more: 23,
      url: `${url}&filter=1`,
    },
  ],
  inOtherFilters: 2,
  url,
  ...subscriptionUrls,
}

/** A mail of each kind. */
export const exampleMails: MailParams = {
  verifyEmail: { firstName: 'Anna', url },
  resetPassword: { firstName: 'Anna', url },
  passwordChanged: { firstName: 'Anna' },
  secondStepReset: { firstName: 'Anna' },
  apiKeyMade: {
    firstName: 'Anna',
    customer: 'Agenzia Ponte S.r.l.',
    name: 'ATS',
    madeBy: 'bruno@ponte.example',
    scopes: ['positions:read', 'contacts:unlock'],
    expiresAt: '2027-02-14T09:00:00.000Z',
  },
  inviteUser: invite,
  inviteManager: invite,
  administratorNamed: { customer: 'Agenzia Ponte S.r.l.', tier: 'team', url },
  licenceBought: {
    customer: 'Agenzia Ponte S.r.l.',
    tier: 'basic',
    role: 'use',
    code: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
    url,
  },
  paymentFailed: { customer: 'Agenzia Ponte S.r.l.', tier: 'team', graceUntil: '2026-11-28T23:30:00.000Z', url },
  webhookPaused: { filter: 'Saldatori a Brescia', host: 'ats.agenzia-ponte.example', reason: 'failing', url },
  seatRevoked: { customer: 'Agenzia Ponte S.r.l.' },
  codeChanged: { customer: 'Agenzia Ponte S.r.l.' },
  extraAsked: { customer: 'Agenzia Ponte S.r.l.', unit: 'search', askedBy: 'anna@ponte.example', url },
  extraRequested: { customer: 'Agenzia Ponte S.r.l.', unit: 'credit', amount: 5000, requestedBy: 'anna@ponte.example' },
  extraGranted: { customer: 'Agenzia Ponte S.r.l.', unit: 'search', amount: 1 },
  requestAnswered: {
    firstName: 'Anna',
    kind: 'contact',
    about: 'Officine Prova S.r.l.',
    outcome: 'confirmed',
    answer: 'Non lavora più lì.',
    paidBack: 5,
    site: null,
  },
  visitorWrote: { kind: 'message', url },
  messageAnswered: { topic: 'demo', paragraphs: ['Grazie.', 'Ti proponiamo martedì alle 10.'] },
  siteOptOutAnswered: { host: 'officine-prova.example', outcome: 'confirmed', answer: 'Fatto.' },
  accountDeleted: { firstName: 'Anna' },
  contactNotice: {
    fullName: 'Anna Ferri',
    company: 'Officine Prova S.r.l.',
    sourceUrl: 'https://officine-prova.example/contatti',
    controller: 'Società di Esempio S.r.l., Via di Prova 1, 00100 Roma RM',
    privacyEmail: 'privacy@vedetta.example',
    dpo: 'Nome di Prova, dpo@vedetta.example',
    privacyUrl: 'https://vedetta.example/privacy',
    url,
  },
  contactsChanged: {
    contacts: [
      {
        contactID: '8f14e45f-ceea-467e-9b0c-3a2d1e5b7c90',
        kind: 'erased',
        day: '2026-11-18',
        company: 'Officine Prova S.r.l.',
        vat: '01234567890',
      },
    ],
    url,
  },
  digest,
  instant: digest,
  watchGoesOn: {
    filters: 3,
    since: '2026-10-16T06:00:00.000Z',
    url,
    ...subscriptionUrls,
  },
}
