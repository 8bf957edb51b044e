import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from '../../platform/limits/bounded-queue.ts'

export type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

/** The argon2id parameters that OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of no password at the same cost, so that refusing an unknown address takes as long as refusing a known one. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IHdpbGwgY29tZQ$bm9ib2R5IGtub3dzIGEgcGFzc3dvcmQgdG8gdGhpcyE'

/** A hash takes some 50 ms of a core: two at a time leave CPU for other requests, and a full queue waits less than three seconds. */
const hashQueue = { parallel: 2, waiting: 100 }

export function createPasswords(): Passwords {
  const queue = createBoundedQueue(hashQueue)
  return {
    hash: (password) => queue(() => hash(password, cost)),
    verify: ({ hash, password }) => queue(() => verify(hash, password)),
  }
}
