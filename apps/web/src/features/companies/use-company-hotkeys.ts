import type { CompanyRow } from '@vedetta/contracts/company-row'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useToggleSavedCompany } from '../../domain/saved-companies.ts'
import { useHotkeys } from '../../lib/use-hotkeys.ts'
import type { Paging } from '../../lib/use-list-page.ts'
import type { CompanyOpening } from './company-cells.tsx'

type Step = 1 | -1

type CompanyKeysOptions = {
  /** Of the page on show. */
  rows: readonly CompanyRow[]
  paging: Paging
  pages: number
  opening: Pick<CompanyOpening, 'companyID' | 'openCompany'>
}

/**
 * Companies by keyboard, as positions are: `current` is where one is, `said` what to tell who does not see it. While one is open,
 * moving opens the next; what closes it is the pane's.
 */
export function useCompanyKeys({ rows, paging: { page, hrefOf }, pages, opening }: CompanyKeysOptions) {
  const navigate = useNavigate()
  const toggle = useToggleSavedCompany()
  const { companyID: open, openCompany } = opening
  const [moved, setMoved] = useState<{ companyID: string; at: number }>()
  const focusOn = useRef<string>(undefined)
  const turning = useRef<Step>(undefined)
  const openAt = rows.findIndex(({ companyID }) => companyID === open)
  if (open !== undefined && openAt !== -1 && moved?.companyID !== open) setMoved({ companyID: open, at: openAt })

  function go(at: number) {
    const company = rows[at]
    if (!company) return
    setMoved({ companyID: company.companyID, at })
    focusOn.current = company.companyID
    if (open !== undefined) openCompany(company.companyID)
  }

  function move(step: Step, target: Element) {
    const next = after(step, target)
    if (rows[next]) return go(next)
    if (page + step < 1 || page + step > pages) return
    turning.current = step
    void navigate(hrefOf(page + step))
  }

  /** Where the one that was meant stood, there is the next one once it is removed. */
  function after(step: Step, target: Element): number {
    const from = rows.findIndex(({ companyID }) => companyID === idOf(target))
    if (from !== -1) return from + step
    if (!moved) return 0
    return step === 1 ? moved.at : moved.at - 1
  }

  /** The row the focus is in, else the one that was moved to last. */
  function idOf(target: Element): string | null | undefined {
    return target.closest('[data-row]')?.getAttribute('data-row') ?? moved?.companyID
  }

  const moveInList = (step: Step) => (target: Element) =>
    (target === document.body || target.closest('[data-row]') !== null) && move(step, target)

  useHotkeys({
    j: (target) => move(1, target),
    k: (target) => move(-1, target),
    ArrowDown: moveInList(1),
    ArrowUp: moveInList(-1),
    s: (target) => {
      const company = rows.find(({ companyID }) => companyID === idOf(target))
      return company !== undefined && void toggle(company)
    },
    '/': () => document.querySelector<HTMLInputElement>('search input[type="search"]')?.focus(),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are there once the page has turned
  useEffect(() => {
    const step = turning.current
    turning.current = undefined
    if (step) go(step === 1 ? 0 : rows.length - 1)
  }, [rows])

  // Who closes a company is where it stands in the list.
  const wasOpen = useRef(open)
  useEffect(() => {
    if (open === undefined && wasOpen.current !== undefined) focusOn.current = wasOpen.current
    wasOpen.current = open
  }, [open])

  useEffect(() => {
    const row = focusOn.current && document.querySelector(`[data-row="${focusOn.current}"]`)
    if (!row) return
    focusOn.current = undefined
    row.scrollIntoView({ block: 'nearest' })
    row.querySelector('a')?.focus({ preventScroll: true })
  })

  const isHere = rows.find(({ companyID }) => companyID === moved?.companyID)
  return { current: isHere?.companyID, said: isHere?.name }
}
