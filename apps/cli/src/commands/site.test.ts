import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { withoutWeights } from '@vedetta/crawler/testing/without-weights'
import { expect, test } from 'vitest'

test('site replay prints one line and nothing else when the weights of the reader are missing', () => {
  const program = [
    ...withoutWeights('positions.bin', 'missing'),
    join(import.meta.dirname, '../main.ts'),
    'site',
    'replay',
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, fixtureSets.gold], { encoding: 'utf8' })
  expect(stderr).toBe('the weights of the reader are missing: packages/crawler/weights/positions.bin\n')
  expect(stdout).toBe('')
  expect(status).toBe(78)
})
