import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/core/src/**/*.ts'], { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
)
/** Options that open our own network, or a simulated one, to a fetcher. */
const openings = /\b(?:allowedRanges|allowedPorts|simulated|simulatedNetwork)\s*[:,(}]/

test('no app and no use case opens loopback to visits, webhooks or push: no setting can', () => {
  expect(sources.length).toBeGreaterThan(500)
  const opening = sources.filter((file) => openings.test(readFileSync(join(root, file), 'utf8')))
  expect(opening).toEqual([])
})

test('no app has a simulated day', () => {
  const living = sources.filter((file) => /LIVING_DAY|living_day|simweb/.test(readFileSync(join(root, file), 'utf8')))
  expect(living).toEqual([])
})
