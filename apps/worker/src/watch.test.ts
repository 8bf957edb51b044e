import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutWeights } from '@vedetta/crawler/testing/without-weights'
import { expect, test } from 'vitest'

const missing = (file: string) => `the weights of the reader are missing: packages/crawler/weights/${file}\n`
const altered = 'the weights of the reader were altered: their digest is another\n'

test.each([
  ['positions.bin', 'missing', missing('positions.bin')],
  ['positions.bin', 'altered', altered],
  ['collar.bin', 'missing', missing('collar.bin')],
] as const)('the watch worker refuses to start with one line when %s is %s', (file, how, line) => {
  const program = [...withoutWeights(file, how), join(import.meta.dirname, 'watch.ts')]
  const env = { ...process.env, DATABASE_URL: 'postgres://vedetta_watch@127.0.0.1/vedetta', PAGE_STORE: tmpdir() }
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' })
  expect(stderr).toBe(line)
  expect(stdout).toBe('')
  expect(status).toBe(78)
})
