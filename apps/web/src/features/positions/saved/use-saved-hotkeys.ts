import { useQueryClient } from '@tanstack/react-query'
import { type SavedPosition, savedPageSize } from '@vedetta/contracts/saved-positions'
import { positionStatuses } from '@vedetta/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { useHotkeys } from '../../../lib/use-hotkeys.ts'
import { useMark } from '../marks.ts'
import { positionQuery } from '../positions.api.ts'
import { useToggleSaved } from '../saved-positions.ts'
import { useSearchState } from '../use-search-state.ts'

/** The saved positions by keyboard, as the search is: returns what to tell who does not see them. */
export function useSavedKeys(positions: readonly SavedPosition[]): string {
  const language = useLanguage()
  const { positionID, page, openPosition, close } = useSearchState()
  const mark = useMark()
  const toggle = useToggleSaved()
  const [said, setSaid] = useState('')
  const focusOn = useRef<string>(undefined)
  const open = positions.findIndex((position) => position.positionID === positionID)
  const [last, setLast] = useState<number>()
  if (open !== -1 && open !== last) setLast(open)
  usePrefetched(positions[open + 1])

  /** Where the one that was open stood, there is the next one once it is removed. */
  function after(step: 1 | -1): number {
    if (open !== -1) return open + step
    if (last === undefined) return (page - 1) * savedPageSize
    return step === 1 ? last : last - 1
  }

  function move(step: 1 | -1) {
    const at = after(step)
    const target = positions[at]
    if (!target) return
    openPosition(target.positionID, Math.floor(at / savedPageSize) + 1)
    focusOn.current = target.positionID
    setSaid(`${target.name}, ${target.company.name}, ${positionStatuses[target.status][language]}`)
  }

  const withMeant = (act: (position: SavedPosition) => unknown) => (target: Element) => {
    const id = target.closest('[data-row]')?.getAttribute('data-row') ?? positionID
    const position = positions.find((each) => each.positionID === id)
    return position !== undefined && act(position)
  }

  async function markContacted({ positionID: id, status: before }: SavedPosition) {
    const status = before === 'contacted' ? 'seen' : 'contacted'
    if (await mark(id, status)) setSaid(positionStatuses[status][language])
  }

  function leave(): boolean {
    focusOn.current = positionID
    if (positionID !== undefined) close()
    return positionID !== undefined
  }

  useHotkeys({
    j: () => move(1),
    k: () => move(-1),
    s: withMeant(toggle),
    c: withMeant(markContacted),
    Escape: leave,
  })

  // The row is there once the page has turned.
  useEffect(() => {
    const row = focusOn.current && document.querySelector(`[data-row="${focusOn.current}"]`)
    if (!row) return
    focusOn.current = undefined
    row.scrollIntoView({ block: 'nearest' })
    row.querySelector('a')?.focus({ preventScroll: true })
  })

  return said
}

function usePrefetched(next: SavedPosition | undefined): void {
  const client = useQueryClient()
  const positionID = next?.positionID
  useEffect(() => {
    if (positionID) void client.prefetchQuery(positionQuery(positionID))
  }, [client, positionID])
}
