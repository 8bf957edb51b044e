import { setImmediate as turn } from 'node:timers/promises'
import { licenceSearchWeight, personSearchWeight } from '@vedetta/contracts/search/search-weight'
import { afterAll, describe, expect, test } from 'vitest'
import { createLimits } from '../../platform/limits/limits.ts'
import { createFailFastRedis } from '../../platform/redis/redis.ts'
import { patienceMs } from '../../testing/patience.ts'
import { testRedis } from '../../testing/test-engines.ts'
import { createSearchGate } from './search-gate.ts'

const { url, prefix } = testRedis()
const redis = createFailFastRedis(url, patienceMs)
const away = createFailFastRedis('redis://127.0.0.1:9')
afterAll(() => {
  redis.disconnect()
  away.disconnect()
})

const answer = async () => 'answer'

describe.each([
  ['with Redis', redis, 100],
  ['while Redis is down', away, 200],
])('%s the gate', (_, client, licences) => {
  const gate = createSearchGate(createLimits(client, prefix), 8)
  const refusal = { code: 'request_limit', retryAfter: expect.any(Number) }

  test('refuses a person what exceeds their share of ten seconds, and answers a colleague', async () => {
    const anna = { userId: `anna ${licences}`, licenceNo: licences }
    const bruno = { userId: `bruno ${licences}`, licenceNo: licences }
    expect(await gate(anna, personSearchWeight.times, answer)).toBe('answer')
    await expect(gate(anna, 1, answer)).rejects.toMatchObject(refusal)
    expect(await gate(bruno, licenceSearchWeight.times - personSearchWeight.times - 1, answer)).toBe('answer')
  })

  test('refuses a licence what exceeds its share of ten seconds, over all its people, and answers other licences', async () => {
    const licenceNo = licences + 1
    const heavy = Math.floor(personSearchWeight.times * 0.8)
    const people = Math.floor(licenceSearchWeight.times / heavy)
    for (let n = 0; n < people; n++) await gate({ userId: `${licenceNo} ${n}`, licenceNo }, heavy, answer)
    const next = { userId: `${licenceNo} next`, licenceNo }
    await expect(gate(next, heavy, answer)).rejects.toMatchObject(refusal)
    expect(await gate({ userId: `${licenceNo} other`, licenceNo: licenceNo + 1 }, heavy, answer)).toBe('answer')
  })

  test('runs two searches of a person at a time', async () => {
    const carla = { userId: `carla ${licences}`, licenceNo: licences + 9 }
    let running = 0
    let most = 0
    const search = async () => {
      most = Math.max(most, ++running)
      await turn()
      running--
    }
    await Promise.all(Array.from({ length: 8 }, () => gate(carla, 1, search)))
    expect(most).toBe(2)
  })

  test('leaves half of the engine to others, however many people of a licence search', async () => {
    const [crowded, other] = [licences + 20, licences + 21]
    const done = Promise.withResolvers<void>()
    let running = 0
    const search = async () => {
      running++
      await done.promise
    }
    const crowd = Array.from({ length: 8 }, (_, n) =>
      gate({ userId: `${crowded} ${n}`, licenceNo: crowded }, 1, search),
    )
    await expect.poll(() => running).toBe(4)
    expect(await gate({ userId: `${other} 0`, licenceNo: other }, 1, answer)).toBe('answer')
    expect(running).toBe(4)
    done.resolve()
    await Promise.all(crowd)
  })
})
