import type { LicenceDetails, LicenceSummary, listLicences } from '@vedetta/contracts/customers/licences'
import type { z } from 'zod'

export const licenceID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1d01'

export function makeSummary(change: Partial<LicenceSummary> = {}): LicenceSummary {
  return {
    licenceID,
    customer: 'Orobica S.r.l.',
    tier: 'team',
    size: 5,
    trial: false,
    expiresAt: '2027-11-01T00:00:00Z',
    expired: false,
    role: 'administrator',
    assigned: 1,
    remainingRedeems: 3,
    publicApi: false,
    ...change,
  }
}

type Licences = z.output<typeof listLicences.output>

/** Administrators pay for their licences. */
export function makeLicences({ own = null, administered = [], billed }: Partial<Licences> = {}): Licences {
  return { own, administered, billed: billed ?? administered.filter(({ role }) => role === 'administrator') }
}

const available = {
  seatID: null,
  inviteID: null,
  email: null,
  name: null,
  status: 'available',
  assignedAt: null,
  revocableAt: null,
  sessions: 0,
  searches: 0,
  leads: 0,
  exports: 0,
} as const satisfies LicenceDetails['seats'][number]

export function makeSeat(change: Partial<LicenceDetails['seats'][number]> = {}): LicenceDetails['seats'][number] {
  return {
    seatID: '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1d02',
    inviteID: null,
    email: 'marco.ferrari@orobica.example',
    name: 'Marco Ferrari',
    status: 'assigned',
    assignedAt: '2026-10-05T08:00:00Z',
    revocableAt: '2026-10-20T08:00:00Z',
    sessions: 41,
    searches: 1318,
    leads: 12,
    exports: 204,
    ...change,
  }
}

export const inviteID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1d03'

/** One seat assigned, one reserved by an invite, three available. */
export function makeLicence(change: Partial<LicenceDetails> = {}): LicenceDetails {
  return {
    ...makeSummary(),
    administratorEmail: 'giulia.bianchi@agenzia.example',
    code: 'VEDE-7KQM-2XTA',
    codeChangedAt: null,
    requiresSecondStep: false,
    balance: {
      search: { left: 842, monthly: 1000 },
      credit: { left: 2310, monthly: 3000 },
      nextReset: '2026-12-01T09:00:00Z',
    },
    lastWeek: { sessions: 27, minutes: 1325, credits: 211, searches: 96 },
    seats: [
      makeSeat(),
      { ...available, inviteID, email: 'luca.conti@orobica.example' },
      available,
      available,
      available,
    ],
    managers: [],
    requests: [],
    ...change,
  }
}
