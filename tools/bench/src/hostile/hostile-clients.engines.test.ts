import { expect, test } from 'vitest'
import { measureHostileClients } from './hostile-clients.ts'

test('admission refuses no signed-in person while others flood, don’t read and don’t finish', async () => {
  const { beside, shed } = await measureHostileClients(process.env, {
    seconds: 1,
    rate: 5,
    attacks: ['unread', 'unfinishedBodies', 'flood'],
    overload: false,
    overloadSeconds: 0,
    sameAddress: false,
    nginx: false,
    companies: 100,
  })
  // The times depend on the machine: `pnpm bench hostile-clients` measures them.
  expect(beside.map(({ attack, people: { failed, example } }) => ({ attack, failed, example }))).toEqual(
    beside.map(({ attack }) => ({ attack, failed: 0, example: null })),
  )
  expect(shed.person).toBeUndefined()
})
