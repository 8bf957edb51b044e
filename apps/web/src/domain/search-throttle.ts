import type { Call } from '@vedetta/contracts/call'
import { searchPace } from '@vedetta/contracts/position-search'
import type { z } from 'zod'
import { fetchFromApi } from '../lib/api-query.ts'

const storageKey = 'vedetta.searches'

/** A request may take longer on its way than a later one. */
const slackMs = 500

/** Who refines faster than the server allows waits for the next turn instead of being refused. */
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

/** On the device, not in the page: a reload and the other windows count as well. */
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
    // Storage may be switched off: the server then refuses what comes too fast.
  }
}
