import { positionStatuses } from '@vedetta/contracts/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import { useHotkeys } from '../../../lib/use-hotkeys.ts'
import { useMark } from '../marks.ts'
import { useToggleSaved } from '../saved-positions.ts'
import type { UrlSearchState } from '../use-search-state.ts'
import type { ListedPosition } from './position-cells.tsx'
import type { Selection } from './use-selection.ts'
import type { useTriage } from './use-triage.ts'

type InboxKeysOptions = {
  rows: readonly ListedPosition[]
  triage: ReturnType<typeof useTriage>
  selection: Selection
  state: Pick<UrlSearchState, 'positionID' | 'companyID' | 'openPosition' | 'close'>
  onExport: () => void
  onHelp: () => void
}

/** The list by keyboard alone. Returns what to tell who does not see it. */
export function useInboxKeys({ rows, triage, selection, state, onExport, onHelp }: InboxKeysOptions): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const mark = useMark()
  const toggleSaved = useToggleSaved()
  const [said, setSaid] = useState('')
  const focusOn = useRef<string>(undefined)

  /** The row the focus is in, else the position that is open or was open last; not while a company is. */
  function meant(target: Element): ListedPosition | undefined {
    const id = target.closest('[data-row]')?.getAttribute('data-row')
    const focused = rows.find(({ positionID }) => positionID === id)
    return focused ?? (state.companyID === undefined ? triage.current : undefined)
  }

  async function move(step: 1 | -1) {
    const position = await triage.move(step)
    if (!position) return
    focusOn.current = position.positionID
    const { name, company, status } = position
    setSaid(`${name}, ${company.name}, ${positionStatuses[status][language]}`)
  }

  async function markContacted(position: ListedPosition) {
    const status = position.status === 'contacted' ? 'seen' : 'contacted'
    if (await mark(position.positionID, status)) setSaid(positionStatuses[status][language])
  }

  function pick({ positionID, name }: ListedPosition) {
    const count = selection.ids.size + (selection.has(positionID) ? -1 : 1)
    selection.toggle(positionID)
    setSaid(`${name}. ${t('inbox.chosen', { count })}`)
  }

  function close(): boolean {
    if (state.positionID === undefined) return false
    focusOn.current = state.positionID
    state.close()
    return true
  }

  /** What has the focus does what Enter does to it. */
  function openCurrent(target: Element): boolean {
    if (target !== document.body || !triage.current) return false
    state.openPosition(triage.current.positionID)
    return true
  }

  /** Elsewhere the arrows scroll, or move within a control. */
  const moveInList = (step: 1 | -1) => (target: Element) => isInList(target) && void move(step)

  const withMeant = (act: (position: ListedPosition) => unknown) => (target: Element) => {
    const position = meant(target)
    return position !== undefined && void act(position)
  }

  useHotkeys({
    j: () => void move(1),
    k: () => void move(-1),
    ArrowDown: moveInList(1),
    ArrowUp: moveInList(-1),
    Enter: openCurrent,
    s: withMeant(toggleSaved),
    c: withMeant(markContacted),
    x: withMeant(pick),
    e: onExport,
    '/': () => document.querySelector<HTMLInputElement>('search input[type="search"]')?.focus(),
    '?': onHelp,
    Escape: close,
  })

  // The row is there once the page has turned.
  useEffect(() => {
    const id = focusOn.current
    const row = id === undefined ? null : document.querySelector(`[data-row="${id}"]`)
    if (!row) return
    focusOn.current = undefined
    row.scrollIntoView({ block: 'nearest' })
    row.querySelector('a')?.focus({ preventScroll: true })
  })

  return said
}

function isInList(target: Element): boolean {
  return target === document.body || target.closest('[data-row]') !== null
}
