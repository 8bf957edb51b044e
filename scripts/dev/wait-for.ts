import { setTimeout as sleep } from 'node:timers/promises'

const attemptMs = 5_000

type Wait = {
  /** What is waited for, and where: "PostgreSQL at 127.0.0.1:17432". */
  readonly name: string
  /** Fails as long as it isn't there. */
  readonly check: () => Promise<unknown>
  readonly timeoutMs: number
  /** What a person can do when it doesn't come up. */
  readonly advice: string
  readonly tell: (line: string) => void
  readonly retryMs?: number
}

/** Checks until it succeeds; says that it waits only if the first attempt fails. */
export async function waitFor({ name, check, timeoutMs, advice, tell, retryMs = 300 }: Wait): Promise<void> {
  const deadline = performance.now() + timeoutMs
  const limit = `${Math.round(timeoutMs / 1_000)} s`
  for (let isFirst = true; ; isFirst = false) {
    const failure = await attempt(check)
    if (failure === undefined) return
    if (isFirst) tell(`waiting for ${name}, up to ${limit}`)
    if (performance.now() + retryMs > deadline)
      throw new Error(`${name} did not answer in ${limit} (${failure}). ${advice}`)
    await sleep(retryMs)
  }
}

/** What went wrong, if anything. */
async function attempt(check: () => Promise<unknown>): Promise<string | undefined> {
  const timeout = new AbortController()
  try {
    await Promise.race([
      check(),
      sleep(attemptMs, undefined, { signal: timeout.signal }).then(() => Promise.reject(new Error('no answer'))),
    ])
    return undefined
  } catch (error) {
    return failureOf(error)
  } finally {
    timeout.abort()
  }
}

/** Where a name has several addresses, only the code says what was wrong. */
function failureOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}
