import { useQueryClient } from '@tanstack/react-query'
import { positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { useHotkeys } from '../../../lib/use-hotkeys.ts'
import { useDiscard } from '../discards/use-discard.ts'
import { useToggleContacted } from '../marks.ts'
import { positionQuery } from '../positions.api.ts'
import type { ListedPosition } from '../results/position-cells.tsx'
import { useToggleSaved } from '../saved-positions.ts'
import { useSearchState } from '../use-search-state.ts'

type ListPaging = {
  /** Where moving starts as long as nothing was opened. */
  first: number
  /** The page of the list that shows a position. */
  pageOf: (index: number) => number
}

/** Keyboard navigation of a list of positions, like that of the results. Returns the announcement for screen readers. */
export function useListHotkeys(positions: readonly ListedPosition[], { first, pageOf }: ListPaging): string {
  const language = useLanguage()
  const { positionID, openPosition, close } = useSearchState()
  const toggleContacted = useToggleContacted()
  const toggle = useToggleSaved()
  const discard = useDiscard()
  const [announcement, announce] = useState('')
  const pendingFocus = useRef<string>(undefined)
  const open = positions.findIndex((position) => position.positionID === positionID)
  const [last, setLast] = useState<number>()
  if (open !== -1 && open !== last) setLast(open)
  usePrefetch(positions[open + 1])

  /** After a removal the next position has taken the index of the removed one. */
  function indexAfter(step: 1 | -1): number {
    if (open !== -1) return open + step
    if (last === undefined) return first
    return step === 1 ? last : last - 1
  }

  function move(step: 1 | -1) {
    const at = indexAfter(step)
    const target = positions[at]
    if (!target) return
    openPosition(target.positionID, pageOf(at))
    pendingFocus.current = target.positionID
    announce(`${target.name}, ${target.company.name}, ${positionStatuses[target.status][language]}`)
  }

  const onPosition = (act: (position: ListedPosition) => unknown) => (target: Element) => {
    const id = target.closest('[data-row]')?.getAttribute('data-row') ?? positionID
    const position = positions.find((each) => each.positionID === id)
    return position !== undefined && act(position)
  }

  async function markContacted(position: ListedPosition) {
    const status = position.status === 'contacted' ? 'seen' : 'contacted'
    if (await toggleContacted(position)) announce(positionStatuses[status][language])
  }

  function closePosition(): boolean {
    pendingFocus.current = positionID
    if (positionID !== undefined) close()
    return positionID !== undefined
  }

  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    s: onPosition(toggle),
    c: onPosition(markContacted),
    d: onPosition((position) => discard([position], !position.discarded)),
    Escape: closePosition,
  })

  // After a page change the row exists only once its page is rendered.
  useEffect(() => {
    const row = pendingFocus.current && document.querySelector(`[data-row="${pendingFocus.current}"]`)
    if (!row) return
    pendingFocus.current = undefined
    row.scrollIntoView({ block: 'nearest' })
    row.querySelector('a')?.focus({ preventScroll: true })
  })

  return announcement
}

function usePrefetch(next: ListedPosition | undefined): void {
  const client = useQueryClient()
  const positionID = next?.positionID
  useEffect(() => {
    if (positionID) void client.prefetchQuery(positionQuery(positionID))
  }, [client, positionID])
}
