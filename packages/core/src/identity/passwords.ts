import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from '../bounded-queue.ts'

export type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

/** argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of the same cost, and of no password: for the time it takes to say no. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IHdpbGwgY29tZQ$bm9ib2R5IGtub3dzIGEgcGFzc3dvcmQgdG8gdGhpcyE'

/** A hash takes some 50 ms of a core: two at a time leave room for the rest, and who waits longer than three seconds would give up. */
const room = { parallel: 2, waiting: 100 }

export function createPasswords(): Passwords {
  const queue = createBoundedQueue(room)
  return {
    hash: (password) => queue(() => hash(password, cost)),
    verify: ({ hash, password }) => queue(() => verify(hash, password)),
  }
}
