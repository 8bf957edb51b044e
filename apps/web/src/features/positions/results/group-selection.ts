import type { GroupedRows } from './grouped-rows.ts'
import type { ListedPosition } from './position-cells.tsx'
import type { Selection } from './use-selection.ts'

/** A closed group is selected as a whole by its one row. */
export function groupSelection(selection: Selection, { groups }: Pick<GroupedRows, 'groups'>): Selection {
  if (groups.size === 0) return selection
  const standsFor = (position: ListedPosition): readonly ListedPosition[] => {
    const group = groups.get(position.positionID)
    return group && !group.isOpen ? group.rows : [position]
  }
  return {
    ...selection,
    has: (positionID) => {
      const group = groups.get(positionID)
      return group && !group.isOpen
        ? group.rows.every((row) => selection.has(row.positionID))
        : selection.has(positionID)
    },
    toggle: (position) => {
      const all = standsFor(position)
      if (all.length > 1) selection.toggleAll(all)
      else selection.toggle(position)
    },
    toggleAll: (positions) => selection.toggleAll(positions.flatMap(standsFor)),
  }
}
