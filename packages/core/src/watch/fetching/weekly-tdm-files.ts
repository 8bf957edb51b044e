import { dayMs } from '@vedetta/contracts/text/durations'
import { politenessLimits } from '@vedetta/contracts/watch/bot'
import type { Fetched, Fetcher, FetchResult } from '@vedetta/crawler/fetch/fetcher'
import { readTdmFile, type TdmRule, tdmFilePath } from '@vedetta/crawler/fetch/tdm-file'
import type { Redis } from 'ioredis'

type KeptFile = { askedAt: number; rules: TdmRule[] }

const askedAgainMs = politenessLimits.tdmFileDays * dayMs
const keptSeconds = (4 * askedAgainMs) / 1_000
/** Failures of requests that were not sent. */
const unsent: ReadonlySet<string> = new Set(['robots', 'budget', 'asked_to_wait', 'guarded', 'invalid_url'])

/**
 * Asks a host for the file of its reservations at most once a week, whichever process visits it: in between, its rules are answered from
 * Redis. Where it fails to answer, what it said before holds.
 */
export function weeklyTdmFiles(fetcher: Fetcher, redis: Redis, prefix: string, now: () => Date): Fetcher {
  const keyOf = (host: string) => `${prefix}:tdm-file:${host}`

  async function read(host: string): Promise<KeptFile | null> {
    const kept = await redis.get(keyOf(host)).catch(() => null)
    return kept === null ? null : (JSON.parse(kept) as KeptFile)
  }

  return {
    ...fetcher,
    fetch: async (request) => {
      const url = URL.parse(request.url)
      if (url?.pathname !== tdmFilePath) return fetcher.fetch(request)
      const askedAt = now().getTime()
      const kept = await read(url.host)
      if (kept !== null && askedAt - kept.askedAt < askedAgainMs) return answerWith(request.url, kept.rules)
      const answer = await fetcher.fetch(request)
      if (answer.kind === 'failed' && unsent.has(answer.reason)) return answer
      const rules = isAnswered(answer) ? rulesIn(answer) : (kept?.rules ?? [])
      const file: KeptFile = { askedAt, rules }
      await redis.set(keyOf(url.host), JSON.stringify(file), 'EX', keptSeconds).catch(() => undefined)
      return answerWith(request.url, rules)
    },
  }
}

const isAnswered = (answer: FetchResult): answer is Fetched =>
  answer.kind === 'fetched' && answer.status < 500 && answer.status !== 429

const rulesIn = ({ status, body }: Fetched) => (status === 200 ? readTdmFile(body) : [])

const answerWith = (url: string, rules: readonly TdmRule[]): Fetched => ({
  kind: 'fetched',
  url,
  status: 200,
  headers: {},
  body: new TextEncoder().encode(JSON.stringify(rules)),
})
