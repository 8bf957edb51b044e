import { expect, it } from 'vitest'
import { createVisitFetcher, firstVisitLimits } from '../fetch/visit-fetcher.ts'
import { readLeadPage } from './read-lead.ts'
import { newVisit } from './visit.ts'

const site = { startUrl: 'https://rossi.example/', company: 'Rossi', city: null, visitedAt: new Date(0) }
const lead = { url: 'https://rossi.example/bando.pdf', role: 'pdf', priority: 1, listTitle: null, depth: 1 } as const
const unasked = () => Promise.reject(new Error('nothing is asked for'))

it.each([true, false])('readLeadPage counts a PDF as missed if nobody had time to read it: %s', async (isUnread) => {
  const visit = newVisit(site, createVisitFetcher({ fetch: unasked, render: unasked }, firstVisitLimits), null)
  await readLeadPage(visit, { kind: 'pdf', url: lead.url, status: 200, text: null, isUnread }, lead)
  expect(visit.missed).toEqual(isUnread ? [{ lead, reason: 'busy' }] : [])
})
