import type { AuditEntry } from '@vedetta/contracts/operator/audit'
import type { HeldSource } from '@vedetta/contracts/operator/held'
import type { OperatorLicenceDetail } from '@vedetta/contracts/operator/licences'
import type { OperatorPersonDetail } from '@vedetta/contracts/operator/people'
import { type DeadLetter, type Queue, queues } from '@vedetta/contracts/operator/queues'
import type { SourceReadingState } from '@vedetta/contracts/operator/site-reading'
import type { OperatorSite, OperatorSiteDetail } from '@vedetta/contracts/operator/sites'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { uuidOf } from './saved.ts'

export function makeSite(siteNo: number, change: Partial<OperatorSite> = {}): OperatorSite {
  return {
    siteNo,
    host: `azienda${siteNo}.example`,
    company: { companyID: uuidOf(siteNo), name: `Azienda ${siteNo} S.r.l.`, vat: '01234567890' },
    state: 'watched',
    status: 'active',
    lastVisit: { at: '2026-11-16T05:10:00.000Z', outcome: 'read' },
    nextVisit: '2026-11-17T05:10:00.000Z',
    openPositions: 9,
    ...change,
  }
}

/** A site on hold since this morning's visit. */
export function makeSiteDetail(change: Partial<OperatorSiteDetail> = {}): OperatorSiteDetail {
  return {
    ...makeSite(1, { state: 'held', status: 'held' }),
    knownBy: 'vat_on_page',
    knownByQuote: 'P. IVA 01234567890',
    contradiction: null,
    pause: null,
    optOut: null,
    hostPausedUntil: null,
    sources: [
      {
        sourceNo: 17,
        url: 'https://www.azienda1.example/lavora-con-noi',
        kind: 'page',
        system: null,
        lastVisit: { at: '2026-11-16T05:10:00.000Z', outcome: 'read' },
        nextVisit: '2026-11-16T11:30:00.000Z',
        failures: 0,
        hold: { since: '2026-11-16T05:10:00.000Z', gone: 7, ofOpen: 9 },
        openPositions: 9,
        confidence: 0.91,
        unsure: 1,
        sharedBy: 1,
      },
    ],
    visits: [
      {
        at: '2026-11-16T05:10:00.000Z',
        sourceNo: 17,
        outcome: 'read',
        seconds: 4.2,
        requests: 6,
        bytes: 182_400,
        opened: 0,
        changed: 1,
        closed: 0,
        drifted: [],
      },
    ],
    ...change,
  }
}

export function makeReading(change: Partial<SourceReadingState> = {}): SourceReadingState {
  const url = 'https://www.azienda1.example/lavora-con-noi'
  return {
    readingID: uuidOf(90),
    sourceNo: 17,
    state: 'ready',
    orderedAt: '2026-11-16T08:59:00.000Z',
    finishedAt: '2026-11-16T08:59:02.000Z',
    failure: null,
    report: {
      url,
      kind: 'page',
      system: null,
      readerVersion: 41,
      readByVersion: 40,
      wholeVisitAt: '2026-11-10T05:10:00.000Z',
      pages: [
        {
          url,
          role: 'careers',
          choice: 'careers_words',
          status: 200,
          bytes: 48_210,
          fetchedAt: '2026-11-16T05:10:01.000Z',
          candidates: [
            {
              title: 'Saldatore TIG',
              url,
              by: 'repeated-blocks',
              kept: true,
              confidence: 0.93,
              reasons: ['announced', 'title'],
              dropped: null,
              because: null,
            },
            {
              title: 'Candidatura spontanea',
              url,
              by: 'repeated-blocks',
              kept: false,
              confidence: 0.2,
              reasons: [],
              dropped: 'spontaneous',
              because: 'invia la tua candidatura spontanea',
            },
          ],
        },
      ],
      leftOut: { pages: 0, candidates: 0 },
      found: 1,
      concluded: {
        at: '2026-11-16T05:10:00.000Z',
        outcome: 'read',
        opened: 0,
        changed: 1,
        closed: 0,
        held: true,
      },
    },
    ...change,
  }
}

export function makeHeld(change: Partial<HeldSource> = {}): HeldSource {
  return {
    sourceNo: 17,
    url: 'https://www.azienda1.example/lavora-con-noi',
    companies: ['Azienda 1 S.r.l.'],
    heldAt: '2026-11-16T05:10:00.000Z',
    gone: 7,
    ofOpen: 9,
    nextVisit: '2026-11-16T11:30:00.000Z',
    siteNo: 1,
    acceptedAt: null,
    ...change,
  }
}

export function makeQueues(change: Partial<Record<Queue['name'], Partial<Queue>>> = {}): Queue[] {
  return keysOf(queues).map((name) => ({
    name,
    waiting: 0,
    oldest: null,
    lastDone: '2026-11-16T08:59:30.000Z',
    doneLastHour: 120,
    dead: name === 'mail' || name === 'webhooks' ? 0 : null,
    isOff: false,
    ...change[name],
  }))
}

export function makeLetter(number: number, change: Partial<DeadLetter> = {}): DeadLetter {
  return {
    id: uuidOf(number),
    queue: 'mail',
    what: 'digest',
    to: `persona${number}@agenzia.example`,
    madeAt: '2026-11-16T04:00:00.000Z',
    failedAt: '2026-11-16T06:00:00.000Z',
    attempts: 8,
    error: 'connection refused',
    ...change,
  }
}

export function makeOperatorPerson(change: Partial<OperatorPersonDetail> = {}): OperatorPersonDetail {
  return {
    userID: uuidOf(50),
    email: 'giulia.bianchi@agenzia.example',
    name: 'Giulia Bianchi',
    verified: true,
    twoStep: true,
    operator: false,
    createdAt: '2026-01-10T09:00:00.000Z',
    licence: { licenceID: uuidOf(60), customer: 'Agenzia Bianchi S.p.A.', tier: 'team' },
    lastSignIn: '2026-11-15T08:00:00.000Z',
    sessions: 2,
    language: 'it',
    hasPassword: true,
    providers: ['google'],
    seatSince: '2026-01-11T09:00:00.000Z',
    administers: [],
    manages: [],
    filters: 3,
    devices: 1,
    webhooks: 0,
    feeds: 1,
    mails: [
      { template: 'digest', queuedAt: '2026-11-16T06:00:00.000Z', sentAt: '2026-11-16T06:00:03.000Z', failedAt: null },
    ],
    ...change,
  }
}

export function makeOperatorLicence(change: Partial<OperatorLicenceDetail> = {}): OperatorLicenceDetail {
  return {
    licenceID: uuidOf(60),
    customer: 'Agenzia Bianchi S.p.A.',
    tier: 'team',
    trial: false,
    size: 5,
    assigned: 1,
    startsAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2027-01-01T00:00:00.000Z',
    expired: false,
    administratorEmail: 'paolo.ferri@agenzia.example',
    publicApi: false,
    publicApiGranted: false,
    requiresSecondStep: false,
    balance: {
      search: { left: 842, monthly: 1000 },
      credit: { left: 2310, monthly: 3000 },
      nextReset: '2026-12-01T09:00:00Z',
    },
    subscription: null,
    managers: [],
    invites: 0,
    keys: 0,
    webhooks: 0,
    feeds: 1,
    seats: [
      {
        userID: uuidOf(50),
        email: 'giulia.bianchi@agenzia.example',
        name: 'Giulia Bianchi',
        assignedAt: '2026-01-11T09:00:00.000Z',
      },
    ],
    ...change,
  }
}

export function makeEntry(entryNo: number, change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    entryNo,
    at: '2026-11-16T08:30:00.000Z',
    act: 'site_paused',
    actor: { userID: uuidOf(70), email: 'operatore@vedetta.example' },
    subject: 'azienda1.example',
    details: { siteNo: 8955, sources: 1, reason: 'Il sito è in manutenzione' },
    ...change,
  }
}
