import type { CompanyRow } from '@vedetta/contracts/companies/company-row'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useToggleSavedCompany } from '../../domain/saved-companies.ts'
import { isAtResults } from '../../lib/results-heading.ts'
import { useHotkeys } from '../../lib/use-hotkeys.ts'
import type { Paging } from '../../lib/use-list-page.ts'
import type { CompanyNavigation } from './company-cells.tsx'

type Step = 1 | -1

type CompanyHotkeysOptions = {
  /** Rows of the current page. */
  rows: readonly CompanyRow[]
  paging: Paging
  pages: number
  navigation: Pick<CompanyNavigation, 'companyID' | 'openCompany'>
}

/**
 * Keyboard navigation of companies, like that of positions: `current` is the current row, `announcement` its text for screen
 * readers. While a company is open, moving opens the next; the pane handles closing.
 */
export function useCompanyHotkeys({ rows, paging: { page, hrefOf }, pages, navigation }: CompanyHotkeysOptions) {
  const navigate = useNavigate()
  const toggle = useToggleSavedCompany()
  const { companyID: open, openCompany } = navigation
  const [moved, setMoved] = useState<{ companyID: string; at: number }>()
  const pendingFocus = useRef<string>(undefined)
  const pendingStep = useRef<Step>(undefined)
  const openAt = rows.findIndex(({ companyID }) => companyID === open)
  if (open !== undefined && openAt !== -1 && moved?.companyID !== open) setMoved({ companyID: open, at: openAt })

  function moveTo(at: number) {
    const company = rows[at]
    if (!company) return
    setMoved({ companyID: company.companyID, at })
    pendingFocus.current = company.companyID
    if (open !== undefined) openCompany(company.companyID)
  }

  function move(step: Step, target: Element) {
    const next = indexAfter(step, target)
    if (rows[next]) return moveTo(next)
    if (page + step < 1 || page + step > pages) return
    pendingStep.current = step
    void navigate(hrefOf(page + step))
  }

  /** After a removal the next row has taken the index of the removed one. */
  function indexAfter(step: Step, target: Element): number {
    const from = rows.findIndex(({ companyID }) => companyID === idOf(target))
    if (from !== -1) return from + step
    if (!moved) return 0
    return step === 1 ? moved.at : moved.at - 1
  }

  /** The row with the focus, else the one last moved to. */
  function idOf(target: Element): string | null | undefined {
    return target.closest('[data-row]')?.getAttribute('data-row') ?? moved?.companyID
  }

  const moveInList = (step: Step) => (target: Element) =>
    (isAtResults(target) || target.closest('[data-row]') !== null) && move(step, target)

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows of the next page arrive
  useEffect(() => {
    const step = pendingStep.current
    pendingStep.current = undefined
    if (step) moveTo(step === 1 ? 0 : rows.length - 1)
  }, [rows])

  // After a company is closed, its row gets the focus.
  const wasOpen = useRef(open)
  useEffect(() => {
    if (open === undefined && wasOpen.current !== undefined) pendingFocus.current = wasOpen.current
    wasOpen.current = open
  }, [open])

  useEffect(() => {
    const row = pendingFocus.current && document.querySelector(`[data-row="${pendingFocus.current}"]`)
    if (!row) return
    pendingFocus.current = undefined
    row.scrollIntoView({ block: 'nearest' })
    row.querySelector('a')?.focus({ preventScroll: true })
  })

  const currentRow = rows.find(({ companyID }) => companyID === moved?.companyID)
  return { current: currentRow?.companyID, announcement: currentRow?.name }
}
