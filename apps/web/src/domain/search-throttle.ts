import type { Call } from '@vedetta/contracts/calls/call'
import { searchPace } from '@vedetta/contracts/search/position-search'
import type { z } from 'zod'
import { fetchFromApi } from '../lib/api-query.ts'

const storageKey = 'vedetta.searches'

/** Latency varies: two requests may reach the server closer together than they were sent. */
const slackMs = 500

/** Delays searches that come faster than the server's rate limit, instead of letting the server refuse them. */
export async function fetchSearch<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
): Promise<z.output<Output>> {
  await waitForSlot(signal)
  return fetchFromApi(call, input, signal)
}

async function waitForSlot(signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const now = Date.now()
    const recent = readRequestTimes().filter((at) => at <= now && at > now - searchPace.seconds * 1000 - slackMs)
    const [oldest = now] = recent
    if (recent.length < searchPace.times) return storeRequestTimes([...recent, now])
    await sleep(oldest + searchPace.seconds * 1000 + slackMs - now, signal)
  }
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** In local storage: requests of other windows, and from before a reload, count as well. */
function readRequestTimes(): number[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.slice(-searchPace.times).filter((at) => typeof at === 'number') : []
  } catch {
    return []
  }
}

function storeRequestTimes(times: readonly number[]): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(times))
  } catch {
    // Storage may be switched off: the server then refuses searches that come too fast.
  }
}
