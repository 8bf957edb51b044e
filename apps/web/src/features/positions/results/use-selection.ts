import { useState } from 'react'
import type { ListedPosition } from './position-cells.tsx'

export type Selection = {
  /** In the order of selection. */
  positions: readonly ListedPosition[]
  has: (positionID: string) => boolean
  toggle: (position: ListedPosition) => void
  /** Selects all rows from the one selected last to this one; without one among the rows, toggles this one. */
  selectTo: (rows: readonly ListedPosition[], position: ListedPosition) => void
  /** Moves the end of a range from a row to its neighbour: the range grows, or shrinks where it comes back. */
  extend: (from: ListedPosition, to: ListedPosition) => void
  /** Selects all of them, or deselects them if all were selected. */
  toggleAll: (positions: readonly ListedPosition[]) => void
  clear: () => void
}

type Chosen = ReadonlyMap<string, ListedPosition>

const none: Chosen = new Map()

/** The positions selected on any page of a search; another search starts with none. */
export function useSelection(search: string): Selection {
  const [state, setState] = useState({ search, chosen: none, last: '' })
  const chosen = state.search === search ? state.chosen : none

  function change(next: Chosen, last: string) {
    setState({ search, chosen: next, last })
  }

  function toggle(position: ListedPosition) {
    const isChosen = chosen.has(position.positionID)
    change(isChosen ? without(chosen, [position]) : including(chosen, [position]), position.positionID)
  }

  return {
    positions: [...chosen.values()],
    has: (positionID) => chosen.has(positionID),
    toggle,
    selectTo: (rows, position) => {
      const from = rows.findIndex(({ positionID }) => positionID === state.last && chosen.has(positionID))
      const to = rows.findIndex(({ positionID }) => positionID === position.positionID)
      if (from === -1) return toggle(position)
      const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
      change(including(chosen, range), position.positionID)
    },
    extend: (from, to) => {
      const isBack = chosen.has(from.positionID) && chosen.has(to.positionID)
      change(isBack ? without(chosen, [from]) : including(chosen, [from, to]), to.positionID)
    },
    toggleAll: (positions) => {
      const areChosen = positions.every(({ positionID }) => chosen.has(positionID))
      change(areChosen ? without(chosen, positions) : including(chosen, positions), '')
    },
    clear: () => change(none, ''),
  }
}

function including(chosen: Chosen, added: readonly ListedPosition[]): Chosen {
  const missing = added.filter(({ positionID }) => !chosen.has(positionID))
  return new Map([...chosen, ...missing.map((position) => [position.positionID, position] as const)])
}

function without(chosen: Chosen, removed: readonly ListedPosition[]): Chosen {
  const ids = new Set(removed.map(({ positionID }) => positionID))
  return new Map([...chosen].filter(([positionID]) => !ids.has(positionID)))
}
