import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { shareOfTerms } from './role-words.ts'

type Ranked = {
  readonly title: string
  readonly first_seen: Date
  readonly filters: number
  readonly is_unsure: boolean
}

/** The best matches first: sure readings, then titles that say little beyond the searched role, then what several filters found, then the newest. */
export function rankMatches<Position extends Ranked>(
  { position: { name: roles = [] } }: PositionCriteria,
  positions: readonly Position[],
): Position[] {
  const closeness = new Map(
    positions.map((position) => [position, Math.max(0, ...roles.map((role) => shareOfTerms(position.title, role)))]),
  )
  const close = (position: Position): number => closeness.get(position) ?? 0
  return positions.toSorted(
    (one, other) =>
      Number(one.is_unsure) - Number(other.is_unsure) ||
      close(other) - close(one) ||
      other.filters - one.filters ||
      other.first_seen.getTime() - one.first_seen.getTime(),
  )
}
