import { expect, test } from 'vitest'
import { withScratch } from '../harness/scratch.ts'
import { measureEventStreams } from './event-streams.ts'

test('open streams of one API process lose and double no alert while connections are dropped and resumed', async () => {
  const options = { streams: 100, rate: 100, seconds: 4, drops: 10 }
  const figures = await withScratch(process.env, (scratch) => measureEventStreams(process.env, scratch, options))
  expect(figures).toMatchObject({ alerts: 400, lost: 0, doubled: 0 })
  expect(figures.missed).toBeGreaterThanOrEqual(options.drops)
})
