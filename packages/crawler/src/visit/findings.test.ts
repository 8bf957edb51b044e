import { expect, test } from 'vitest'
import { createVisitFetcher, firstVisitLimits } from '../fetch/visit-fetcher.ts'
import { findingsOf } from './findings.ts'
import { newVisit } from './visit.ts'

const start = 'https://www.rossi.example/'
const list = `${start}lavora-con-noi/`

/** The titles shown of a site on which these were found, each bare and likely. */
async function shown(found: readonly (readonly [title: string, url: string])[]): Promise<string[]> {
  const unused = () => Promise.reject(new Error('this visit is over'))
  const site = { startUrl: start, company: null, city: null, visitedAt: new Date('2026-11-14T06:00:00Z') }
  const visit = newVisit(site, createVisitFetcher({ fetch: unused, render: unused }, firstVisitLimits), null)
  for (const [text, url] of found) {
    const raw = { by: 'headings', title: { text, url }, url, reference: null, sections: [], hints: {} }
    const likely = { closed: null, applyUrl: null, confidence: 0.9, reasons: [] }
    visit.sightings.push({ raw: { ...raw, ...likely }, pageUrl: url, isOwnPage: false, isForeign: false })
  }
  return (await findingsOf(visit)).positions.map(({ title }) => title.value)
}

const trades = ['Saldatore', 'Tornitore', 'Fresatore'] as const
const onStart = trades.map((title) => [title, start] as const)

test('bare titles of the start page are left out where another page lists some of them', async () => {
  expect(await shown([...onStart, ['Saldatore', list], ['Tornitore', list]])).toEqual(['Saldatore', 'Tornitore'])
})

test('bare titles of the start page stay where another page lists one of them at most', async () => {
  expect(await shown([...onStart, ['Saldatore', list]])).toEqual([...trades])
  expect(await shown(onStart)).toEqual([...trades])
})
