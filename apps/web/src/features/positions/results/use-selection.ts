import { useState } from 'react'

export type Selection = {
  /** In the order they were chosen. */
  ids: ReadonlySet<string>
  has: (positionID: string) => boolean
  toggle: (positionID: string) => void
  /** All of them, or none if all were. */
  toggleAll: (positionIDs: readonly string[]) => void
  clear: () => void
}

const none: ReadonlySet<string> = new Set()

/** Positions chosen on any page of one search; another search starts with none. */
export function useSelection(search: string): Selection {
  const [chosen, setChosen] = useState({ search, ids: none })
  const ids = chosen.search === search ? chosen.ids : none

  function change(next: Set<string>) {
    setChosen({ search, ids: next })
  }

  return {
    ids,
    has: (positionID) => ids.has(positionID),
    toggle: (positionID) => {
      const next = new Set(ids)
      if (!next.delete(positionID)) next.add(positionID)
      change(next)
    },
    toggleAll: (positionIDs) => {
      const given = new Set(positionIDs)
      change(given.isSubsetOf(ids) ? new Set([...ids].filter((id) => !given.has(id))) : new Set([...ids, ...given]))
    },
    clear: () => change(new Set()),
  }
}
