import { dayMs } from '@vedetta/contracts/text/durations'
import type { Fetcher, FetchRequest, FetchResult } from '@vedetta/crawler/fetch/fetcher'
import { readTdmFile, tdmFilePath } from '@vedetta/crawler/fetch/tdm-file'
import { Redis } from 'ioredis'
import { afterAll, expect, test } from 'vitest'
import { testRedis } from '../../testing/test-engines.ts'
import { weeklyTdmFiles } from './weekly-tdm-files.ts'

const { url: redisUrl, prefix } = testRedis()
const redis = new Redis(redisUrl)
afterAll(() => redis.disconnect())

const start = new Date('2026-11-19T08:00:00Z')
const reserving = [{ location: '/lavoro', 'tdm-reservation': 1 }]

type Told = object | { status: number } | 'timeout' | 'asked_to_wait'

/** A host whose file answers so, one after the other, day by day. */
function hostOf(name: string) {
  const asked: string[] = []
  const ask = async (told: Told, days: number, path = tdmFilePath): Promise<unknown> => {
    const fetch = async ({ url }: FetchRequest): Promise<FetchResult> => {
      asked.push(url)
      if (typeof told === 'string') return { kind: 'failed', url, reason: told as 'timeout' }
      const status = 'status' in told ? (told.status as number) : 200
      return { kind: 'fetched', url, status, headers: {}, body: Buffer.from(JSON.stringify(told)) }
    }
    const outside: Fetcher = { fetch, render: (url) => fetch({ url }) }
    const now = () => new Date(start.getTime() + days * dayMs)
    const answer = await weeklyTdmFiles(outside, redis, prefix, now).fetch({ url: `https://${name}${path}` })
    return answer.kind === 'fetched' ? readTdmFile(answer.body) : answer
  }
  return { ask, asked }
}

test('a host is asked once a week, by whichever process, and its rules hold in between', async () => {
  const { ask, asked } = hostOf('uno.example')
  expect(await ask(reserving, 0)).toEqual(reserving)
  for (const days of [0.5, 3, 6.9]) expect(await ask([], days)).toEqual(reserving)
  expect(asked).toHaveLength(1)
  expect(await ask([], 7)).toEqual([])
  expect(asked).toHaveLength(2)
  expect(await redis.ttl(`${prefix}:tdm-file:uno.example`)).toBeGreaterThan(0)
})

test('a host without the file is asked as rarely', async () => {
  const { ask, asked } = hostOf('due.example')
  for (const days of [0, 1, 6]) expect(await ask({ status: 404 }, days)).toEqual([])
  expect(asked).toHaveLength(1)
})

test('a host’s answer holds while it fails to answer, and it is not asked more often', async () => {
  const { ask, asked } = hostOf('tre.example')
  await ask(reserving, 0)
  expect(await ask({ status: 503 }, 8)).toEqual(reserving)
  expect(await ask('timeout', 16)).toEqual(reserving)
  expect(await ask([], 17)).toEqual(reserving)
  expect(asked).toHaveLength(3)
  expect(await ask({ status: 404 }, 24)).toEqual([])
})

test('a request that was not sent does not count, and no other address is kept', async () => {
  const { ask, asked } = hostOf('quattro.example')
  await ask('asked_to_wait', 0)
  expect(await ask(reserving, 0)).toEqual(reserving)
  for (const _ of [1, 2]) await ask(reserving, 0, '/lavoro')
  expect(asked).toHaveLength(4)
})
