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
  await takeTurn(signal)
  return fetchFromApi(call, input, signal)
}

async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const now = Date.now()
    const lately = readTurns().filter((at) => at <= now && at > now - searchPace.seconds * 1000 - slackMs)
    const [oldest = now] = lately
    if (lately.length < searchPace.times) return keepTurns([...lately, now])
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
function readTurns(): number[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.slice(-searchPace.times).filter((at) => typeof at === 'number') : []
  } catch {
    return []
  }
}

function keepTurns(turns: readonly number[]): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(turns))
  } catch {
    // Storage may be switched off: the server then refuses what comes too fast.
  }
}
