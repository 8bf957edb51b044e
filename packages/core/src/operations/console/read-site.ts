import { maxSourcesShown, maxVisitsShown, type OperatorSiteDetail } from '@vedetta/contracts/operator/sites'
import { hostAndAbove } from '../../companies/sources/host-names.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  type SiteFacts,
  type SourceRow,
  selectOptOutOf,
  selectSiteFacts,
  selectSourcesOf,
  selectVisitsOf,
  type VisitRow,
} from './site-detail.queries.ts'
import { siteRow } from './site-row.ts'
import { selectSites } from './sites.queries.ts'

export async function readSite(db: Db, siteNo: number, now: Date): Promise<OperatorSiteDetail> {
  const [row] = await selectSites(db, [siteNo])
  const facts = await selectSiteFacts(db, siteNo, now)
  if (row === undefined || facts === undefined) throw new AppError('gone_from_console')
  const sources = await selectSourcesOf(db, siteNo, maxSourcesShown)
  const sourceNos = sources.map(({ sourceNo }) => sourceNo)
  const optOut = await selectOptOutOf(db, hostAndAbove(row.host))
  return {
    ...siteRow(row),
    ...factsOf(facts),
    optOut: optOut ? { ...optOut, since: optOut.since.toISOString() } : null,
    sources: sources.map(sourceOf),
    visits: (await selectVisitsOf(db, sourceNos, maxVisitsShown)).map(visitOf),
  }
}

function factsOf(facts: SiteFacts) {
  const { contradictingVat, contradictingQuote, pausedAt, pausedBy, pauseReason } = facts
  return {
    knownBy: facts.knownBy,
    knownByQuote: facts.knownByQuote,
    contradiction: contradictingVat === null ? null : { vat: contradictingVat, quote: contradictingQuote },
    pause: pausedAt && { since: pausedAt.toISOString(), by: pausedBy, reason: pauseReason ?? '' },
    hostPausedUntil: facts.hostPausedUntil?.toISOString() ?? null,
  }
}

function sourceOf(row: SourceRow): OperatorSiteDetail['sources'][number] {
  const { visitedAt, outcome, nextVisit, heldAt, gone, ofOpen, ...source } = row
  return {
    ...source,
    lastVisit: visitedAt && { at: visitedAt.toISOString(), outcome },
    nextVisit: nextVisit?.toISOString() ?? null,
    hold: heldAt && { since: heldAt.toISOString(), gone: gone ?? 0, ofOpen: ofOpen ?? 0 },
  }
}

function visitOf({ at, milliseconds, drifted, ...visit }: VisitRow): OperatorSiteDetail['visits'][number] {
  return { ...visit, at: at.toISOString(), seconds: milliseconds / 1_000, drifted: drifted ?? [] }
}
