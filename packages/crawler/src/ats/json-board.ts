import type { z } from 'zod'
import type { RawPosition } from '../raw-position.ts'
import { listAt } from './json-values.ts'
import { type BoardRead, driftedBoard } from './tracking-system.ts'

/** A board whose answer lists its jobs with all that it says of them. */
export function readListed(list: unknown, positionIn: (job: unknown) => RawPosition | null): BoardRead {
  if (!Array.isArray(list)) return driftedBoard
  const positions = listAt({ list }, 'list').flatMap((job) => positionIn(job) ?? [])
  if (positions.length === 0 && list.length > 0) return driftedBoard
  return { positions, next: [], isComplete: positions.length === list.length }
}

/** One job's own answer. */
export function readOne(position: RawPosition | null): BoardRead {
  return position === null ? driftedBoard : { positions: [position], next: [], isComplete: true }
}

/** The total, where the answer states one. */
export function counted(total: unknown): Pick<BoardRead, 'total'> {
  return typeof total === 'number' ? { total } : {}
}

/** The answer as its reader expects it, or null. */
export function shaped<Shape>(schema: z.ZodType<Shape>, answer: unknown): Shape | null {
  return schema.safeParse(answer).data ?? null
}
