import { politenessLimits } from '@vedetta/contracts/watch/bot'
import { expect, it } from 'vitest'
import { bytesInHand } from '../src/fetch/bytes-in-hand.ts'
import { parsedPages } from '../src/page/parsed-pages.ts'
import { answersToWarmUp, maxMilliseconds, slowdown } from './broken-pages.ts'
import { fixtureSets } from './fixture-sets.ts'
import { hostileKinds } from './hostile-sites/hostile-kinds.ts'
import { startHostileWeb } from './hostile-sites/start-hostile-web.ts'
import { type KindVisit, visitKinds } from './hostile-sites/visit-kinds.ts'
import { recordedAnswers } from './recorded-answers.ts'

/** Those of each sort that took longest before their steps were bounded; `pnpm bench hostile-pages` visits all. */
const kinds = [
  'endless sitemaps',
  'rules without end',
  'many attributes',
  'links in links',
  'many rows',
  'a state of many records',
  'pay after pay',
  'digits of telephones',
  'news',
]

// Needs a process of its own, whose thread nothing else uses.
it('visits of hostile sites end within their limits, in short steps, and hold nothing afterwards', async () => {
  const known = (await recordedAnswers(fixtureSets.tuned)).slice(0, answersToWarmUp)
  const web = await startHostileWeb()
  const visits: KindVisit[] = []
  try {
    for await (const visit of visitKinds(kinds, web.port)) visits.push(visit)
  } finally {
    await web.close()
  }
  expect(kinds.filter((kind) => !(kind in hostileKinds))).toEqual([])
  const maxStep = maxMilliseconds * Math.max(1, await slowdown(known))
  expect(visits.filter(({ stepMs }) => stepMs > maxStep)).toEqual([])
  const maxBytes = politenessLimits.visitMegabytes * 1_000_000
  expect(
    visits.filter(({ requests, bytes }) => requests > politenessLimits.maxRequests + 5 || bytes > maxBytes),
  ).toEqual([])
  expect(bytesInHand.held()).toBe(0)
  expect(parsedPages.bytes()).toBeLessThanOrEqual(parsedPages.maxBytes)
})
