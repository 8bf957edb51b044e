import { hash } from 'node:crypto'
import type { BoardRead } from '../ats/tracking-system.ts'
import type { RawPosition } from '../raw-position.ts'
import { keyOfRequest } from './board-round.ts'

/** A hash of everything a reader read in an answer, whatever the order of the jobs. */
export function listDigest({ positions, next, isComplete, total }: BoardRead): string {
  const jobs = positions.map((job) => JSON.stringify(withoutDaysAgo(job))).sort()
  return hash('sha256', JSON.stringify([jobs, next.map(keyOfRequest).sort(), isComplete, total ?? null]), 'base64url')
}

/** "Posted 3 Days Ago" is another text each day. */
function withoutDaysAgo(job: RawPosition): RawPosition {
  const { postedAt, ...hints } = job.hints
  return postedAt === undefined || /\d{4}/.test(postedAt.text) ? job : { ...job, hints }
}
