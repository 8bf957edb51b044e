import type { ReadingReason } from '@vedetta/contracts/positions/position-reading'
import { minConfidence } from '../extract/candidates.ts'
import type { Fetched } from '../fetch/fetcher.ts'
import { urlKey } from '../find/clean-url.ts'
import type { RefusalReason } from '../finding.ts'
import { verdictsOf } from '../visit/findings.ts'
import type { Lead } from '../visit/leads.ts'
import type { Sighting } from '../visit/sighting.ts'
import type { Visit } from '../visit/visit.ts'
import { visitStored } from './reread-pages.ts'
import type { WatchedSource } from './visit-result.ts'

export type ExplainedCandidate = {
  title: string
  url: string
  by: string
  kept: boolean
  /** Null where the source itself says that it is an advert. */
  confidence: number | null
  reasons: readonly ReadingReason[]
  dropped: RefusalReason | 'teaser' | 'below_minimum' | null
  /** The words that decided. */
  because: string | null
}

export type ExplainedPage = {
  url: string
  role: 'home' | 'careers' | 'detail' | 'post' | 'pdf' | 'feed' | 'list'
  choice: 'start' | 'named_advert' | 'careers_words' | 'board_list' | 'script_data' | 'refused'
  candidates: ExplainedCandidate[]
}

type OnPage = { pageUrl: string; candidate: ExplainedCandidate }

/** Reads stored pages as `rereadPages` does, and tells of each page why it was read and what became of what stands on it. */
export async function explainPages(
  pages: readonly Fetched[],
  source: WatchedSource,
): Promise<{ pages: ExplainedPage[]; found: number }> {
  const weighed: { pageUrl: string; title: string; confidence: number }[] = []
  const { visit, leads } = await visitStored(pages, source, (one) => weighed.push(one))
  const seen = await sightingsOf(visit)
  const isSeen = new Set(seen.map(({ pageUrl, candidate }) => `${urlKey(pageUrl)} ${candidate.title}`))
  const dropped = new Map(
    weighed
      .filter(
        ({ pageUrl, title, confidence }) => confidence < minConfidence && !isSeen.has(`${urlKey(pageUrl)} ${title}`),
      )
      .map((one) => [`${urlKey(one.pageUrl)} ${one.title}`, one]),
  )
  const all = [...seen, ...[...dropped.values()].map(belowMinimum)]
  const byPage = Map.groupBy(all, ({ pageUrl }) => urlKey(pageUrl))
  const byLead = new Map(leads.map((lead) => [urlKey(lead.url), lead]))
  const told = pages.map((page) => {
    const key = urlKey(page.url)
    const candidates = (byPage.get(key) ?? []).map(({ candidate }) => candidate)
    byPage.delete(key)
    return { url: page.url, ...choiceOf(byLead.get(key), page), candidates }
  })
  // Requests of a board carry a body or a token, by which their stored answers are named.
  const others = [...byPage.values()].map((found) => ({
    url: found[0]?.pageUrl ?? source.url,
    role: 'list' as const,
    choice: 'board_list' as const,
    candidates: found.map(({ candidate }) => candidate),
  }))
  const found = new Set((await verdictsOf(visit)).filter(({ refusal }) => refusal === null)).size
  return { pages: [...told, ...others], found }
}

async function sightingsOf(visit: Visit): Promise<OnPage[]> {
  const judged = (await verdictsOf(visit)).flatMap(({ position, refusal }) =>
    position.sightings.map((sighting) => ({ sighting, refusal })),
  )
  const isJudged = new Set(judged.map(({ sighting: { raw } }) => raw))
  const teasers = visit.sightings.filter(({ raw }) => !isJudged.has(raw))
  return [
    ...judged.map(({ sighting, refusal }) =>
      onPage(sighting, refusal?.reason ?? null, refusal === null ? null : refusal.because.text),
    ),
    ...teasers.map((sighting) => onPage(sighting, 'teaser', null)),
  ]
}

function onPage({ raw, pageUrl }: Sighting, dropped: ExplainedCandidate['dropped'], because: string | null): OnPage {
  const { title, url, by, confidence = null, reasons = [] } = raw
  return {
    pageUrl,
    candidate: { title: title.text, url, by, kept: dropped === null, confidence, reasons, dropped, because },
  }
}

function belowMinimum({ pageUrl, title, confidence }: { pageUrl: string; title: string; confidence: number }): OnPage {
  const fate = { kept: false, reasons: [], dropped: 'below_minimum', because: null } as const
  return { pageUrl, candidate: { title, url: pageUrl, by: 'page-layouts', confidence, ...fate } }
}

function choiceOf(lead: Lead | undefined, { status }: Fetched): Pick<ExplainedPage, 'role' | 'choice'> {
  if (lead === undefined) return { role: 'list', choice: 'board_list' }
  const role = lead.role === 'news' || lead.role === 'contact' ? 'careers' : lead.role
  if (status >= 400) return { role, choice: 'refused' }
  if (lead.shownAt !== undefined) return { role, choice: 'script_data' }
  if (lead.listTitle !== null) return { role, choice: 'named_advert' }
  return { role, choice: role === 'home' ? 'start' : role === 'feed' ? 'board_list' : 'careers_words' }
}
