import type { RawPosition } from '../raw-position.ts'
import { listAt } from './json-values.ts'
import { type BoardRead, unreadableBoard } from './tracking-system.ts'

/** A board whose answer lists its jobs with all that it says of them. */
export function readListed(list: unknown, positionIn: (job: unknown) => RawPosition | null): BoardRead {
  if (!Array.isArray(list)) return unreadableBoard
  const positions = listAt({ list }, 'list').flatMap((job) => positionIn(job) ?? [])
  return { positions, next: [], isComplete: positions.length === list.length }
}
