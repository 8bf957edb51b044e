import { useState } from 'react'

export type Selection = {
  /** In the order of selection. */
  ids: ReadonlySet<string>
  has: (positionID: string) => boolean
  toggle: (positionID: string) => void
  /** Selects all of them, or deselects them if all were selected. */
  toggleAll: (positionIDs: readonly string[]) => void
  clear: () => void
}

const none: ReadonlySet<string> = new Set()

/** The positions selected on any page of a search; another search starts with none. */
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
      const toggled = new Set(positionIDs)
      change(
        toggled.isSubsetOf(ids) ? new Set([...ids].filter((id) => !toggled.has(id))) : new Set([...ids, ...toggled]),
      )
    },
    clear: () => change(new Set()),
  }
}
