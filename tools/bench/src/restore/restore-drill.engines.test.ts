import { expect, test } from 'vitest'
import { runRestoreDrill } from './restore-drill.ts'

test('a lost table comes back with the ledger as it was, without the people erased since, and with an equal index', async () => {
  // Restored further back than by the command: the last erasures must be later on a slow machine too.
  const size = { companies: 20, positions: 60, people: 100, busyMs: 6_500, beforeMs: 5_000 }
  const { steps, failures } = await runRestoreDrill(process.env, size)
  expect(failures).toEqual([])
  expect(steps.map(({ name }) => name)).toContain('replay the archive')
}, 600_000)
