import { positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import { isAtResults } from '../../../lib/results-heading.ts'
import { useHotkeys } from '../../../lib/use-hotkeys.ts'
import { useDiscard } from '../discards/use-discard.ts'
import { useToggleContacted } from '../marks.ts'
import { useToggleSaved } from '../saved-positions.ts'
import type { UrlSearchState } from '../use-search-state.ts'
import type { ListedPosition } from './position-cells.tsx'
import type { Grouping } from './use-grouped-rows.ts'
import type { Selection } from './use-selection.ts'
import type { useTriage } from './use-triage.ts'

type InboxHotkeysOptions = {
  rows: readonly ListedPosition[]
  grouping: Grouping
  triage: ReturnType<typeof useTriage>
  selection: Selection
  state: Pick<UrlSearchState, 'positionID' | 'companyID' | 'openPosition' | 'close'>
  onExport: () => void
  onHelp: () => void
}

/** Keyboard navigation of the list. Returns the announcement for screen readers. */
export function useInboxHotkeys({
  rows,
  grouping,
  triage,
  selection,
  state,
  onExport,
  onHelp,
}: InboxHotkeysOptions): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const toggleContacted = useToggleContacted()
  const toggleSaved = useToggleSaved()
  const discard = useDiscard()
  const [announcement, announce] = useState('')
  const pendingFocus = useRef<string>(undefined)

  /** The row with the focus, else the open or last open position, unless a company is open. */
  function positionFor(target: Element): ListedPosition | undefined {
    const id = target.closest('[data-row]')?.getAttribute('data-row')
    const focused = rows.find(({ positionID }) => positionID === id)
    return focused ?? (state.companyID === undefined ? triage.current : undefined)
  }

  async function move(step: 1 | -1) {
    const position = await triage.move(step)
    if (!position) return
    pendingFocus.current = position.positionID
    const { name, company, status } = position
    announce(`${name}, ${company.name}, ${positionStatuses[status][language]}`)
  }

  async function markContacted(position: ListedPosition) {
    const status = position.status === 'contacted' ? 'seen' : 'contacted'
    if (await toggleContacted(position)) announce(positionStatuses[status][language])
  }

  /** Goes on at once, as a toast says what was done; a restored position stays. */
  function discardAndMove(position: ListedPosition) {
    void discard([position], !position.discarded)
    if (position.discarded) return
    if (position.positionID === state.positionID) return void move(1)
    const next = rows[rows.indexOf(position) + 1]
    if (!next) return
    pendingFocus.current = next.positionID
    announce(next.name)
  }

  function select(position: ListedPosition) {
    const count = selection.positions.length + (selection.has(position.positionID) ? -1 : 1)
    selection.toggle(position)
    announce(`${position.name}. ${t('inbox.chosen', { count })}`)
  }

  /** Goes to the neighbouring row without opening it, which would mark it as seen. */
  const extendSelection = (step: 1 | -1) => (target: Element) => {
    const from = positionFor(target) ?? rows[0]
    const to = from && rows[rows.indexOf(from) + step]
    if (!from || !to) return false
    selection.extend(from, to)
    pendingFocus.current = to.positionID
    announce(to.name)
    return true
  }

  function close(): boolean {
    if (state.positionID === undefined) return false
    pendingFocus.current = state.positionID
    state.close()
    return true
  }

  /** Only without a focused control, which handles Enter itself. */
  function openCurrent(target: Element): boolean {
    if (!isAtResults(target) || !triage.current) return false
    state.openPosition(triage.current.positionID)
    return true
  }

  /** Elsewhere the arrow keys scroll, or move within a control. */
  const moveInList = (step: 1 | -1) => (target: Element) => isInList(target) && void move(step)

  const setGroupOpen = (isOpen: boolean) => (target: Element) => {
    const position = isInList(target) ? positionFor(target) : undefined
    const group = position && grouping.groups.get(position.positionID)
    if (!group || group.isOpen === isOpen) return false
    pendingFocus.current = group.rows[0]?.positionID
    grouping.toggle(group)
    return true
  }

  const onPosition = (act: (position: ListedPosition) => unknown) => (target: Element) => {
    const position = positionFor(target)
    return position !== undefined && void act(position)
  }

  useHotkeys({
    j: () => void move(1),
    k: () => void move(-1),
    ArrowDown: moveInList(1),
    ArrowUp: moveInList(-1),
    ArrowRight: setGroupOpen(true),
    ArrowLeft: setGroupOpen(false),
    Enter: openCurrent,
    s: onPosition(toggleSaved),
    c: onPosition(markContacted),
    d: onPosition(discardAndMove),
    x: onPosition(select),
    'Shift+E': onExport,
    '/': () => document.querySelector<HTMLInputElement>('search input[type="search"]')?.focus(),
    '?': onHelp,
    'Shift+J': extendSelection(1),
    'Shift+K': extendSelection(-1),
    Escape: close,
  })

  // After a page change the row exists only once its page is rendered.
  useEffect(() => {
    const id = pendingFocus.current
    const row = id === undefined ? null : document.querySelector(`[data-row="${id}"]`)
    if (!row) return
    pendingFocus.current = undefined
    row.scrollIntoView({ block: 'nearest' })
    row.querySelector('a')?.focus({ preventScroll: true })
  })

  return announcement
}

function isInList(target: Element): boolean {
  return isAtResults(target) || target.closest('[data-row]') !== null
}
