import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPart, startTestApi } from '../../testing/render-app.tsx'
import { choose, emptyFilter, setStatuses, toCriteria } from './position-filter.ts'
import { type UrlSearchState, useSearchState } from './use-search-state.ts'

startTestApi()

const positionID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c01'
const other = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c02'
const companyID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c03'
const filterID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c31'

function Watch({ onState }: { onState: (state: UrlSearchState) => void }) {
  onState(useSearchState())
  return null
}

/** The state at a URL, and the URL it becomes. */
function open(search: string) {
  let current: UrlSearchState | undefined
  const onState = (state: UrlSearchState) => {
    current = state
  }
  const router = renderPart(<Watch onState={onState} />, `/positions${search}`)
  return {
    router,
    search: () => router.state.location.search,
    state: () => {
      if (!current) throw new Error('Nothing was drawn')
      return current
    },
  }
}

describe('changing the criteria', () => {
  it('other criteria start from page 1 and drop the saved filter and its alert', () => {
    const { state, search } = open(`?provinces=BG&filter=${filterID}&alert=907&sort=relevance&page=3`)
    expect(state()).toMatchObject({ filterID, alertNo: 907, page: 3, sort: 'relevance' })
    act(() => state().apply(choose(state().filter, 'provinces', 'MI', 'excluded')))
    expect(search()).toBe('?provinces=BG,-MI&sort=relevance')
    expect(state().filterID).toBeUndefined()
  })

  it('other statuses, days or AI search count as other criteria', () => {
    for (const change of [{ from: '2026-11-08' }, { aiSearch: true as const }, setStatuses(emptyFilter, ['seen'])]) {
      const { state } = open(`?provinces=BG&filter=${filterID}`)
      act(() => state().apply({ ...state().filter, ...change, fields: state().filter.fields }))
      expect(state().filterID).toBeUndefined()
    }
  })

  it('the same criteria keep the saved filter and its alert', () => {
    const { state, search } = open(`?provinces=BG&filter=${filterID}&alert=907&page=2`)
    act(() => state().apply(state().filter))
    expect(search()).toBe(`?provinces=BG&filter=${filterID}&alert=907`)
  })

  it('two changes in a row build on each other', () => {
    const { state, search } = open('')
    act(() => state().apply(choose(state().filter, 'provinces', 'BG', 'included')))
    act(() => state().apply(choose(state().filter, 'provinces', 'MI', 'included')))
    expect(search()).toBe('?provinces=BG,MI')
  })
})

describe('a saved filter', () => {
  it('a saved filter is opened with its criteria on the tab of positions', () => {
    const { state, search } = open(`?tab=filters&page=2&provinces=TO`)
    const criteria = toCriteria({
      fields: { skills: { included: ['C++, C#'] }, employees: { excluded: { from: 250 } } },
      from: '2026-11-08',
      statuses: ['notSeen'],
      aiSearch: true,
    })
    act(() => state().openFilter({ ...criteria, filterID }))
    expect(search()).toBe(
      `?skills=C%2B%2B%2C+C%23&-employees=250~&status=notSeen&from=2026-11-08&ai=1&filter=${filterID}`,
    )
    expect(toCriteria(state().filter)).toEqual(criteria)
    act(() => state().closeFilter())
    expect(state().filterID).toBeUndefined()
    expect(toCriteria(state().filter)).toEqual(criteria)
  })
})

describe('a position', () => {
  it('a position opens beside the list, is replaced by the next, and closing it goes back', async () => {
    const { state, search, router } = open('?provinces=BG&page=2')
    act(() => state().openPosition(positionID))
    expect(search()).toBe(`?provinces=BG&page=2&position=${positionID}`)
    act(() => state().openPosition(other))
    expect(search()).toBe(`?provinces=BG&page=2&position=${other}`)
    await act(async () => state().close())
    expect(search()).toBe('?provinces=BG&page=2')
    await act(async () => router.navigate(1))
    expect(search(), 'the list stands before the position, once').toBe(`?provinces=BG&page=2&position=${other}`)
  })

  it('a position opened by a link is closed without leaving the page', () => {
    const { state, search } = open(`?position=${positionID}`)
    act(() => state().openPosition(undefined))
    expect(search()).toBe('')
  })

  it('a position stays open while the criteria change', () => {
    const { state, search } = open(`?position=${positionID}`)
    act(() => state().apply(choose(emptyFilter, 'contract', 'permanent', 'included')))
    expect(search()).toBe(`?contract=permanent&position=${positionID}`)
  })
})

describe('a company', () => {
  it('a company opens beside the list, is replaced by the next, and closing it goes back', async () => {
    const { state, search } = open('?tab=companies&page=2')
    act(() => state().openCompany(companyID))
    act(() => state().openCompany(other))
    expect(search()).toBe(`?tab=companies&page=2&company=${other}`)
    await act(async () => state().close())
    expect(search()).toBe('?tab=companies&page=2')
  })

  it('a company opened from a position replaces it, and closing leads back to the position, then to the list', async () => {
    const { state, search } = open('')
    act(() => state().openPosition(positionID))
    act(() => state().openCompany(companyID))
    expect(search()).toBe(`?company=${companyID}`)
    await act(async () => state().close())
    expect(search()).toBe(`?position=${positionID}`)
    await act(async () => state().close())
    expect(search()).toBe('')
  })

  it('showing a company as a page adds no history entry', async () => {
    const { state, search } = open('?tab=companies')
    act(() => state().openCompany(companyID))
    act(() => state().showAsPage(true))
    expect(search()).toBe(`?tab=companies&company=${companyID}&view=page`)
    expect(state().hrefOfCompany(companyID, { isPage: true })).toBe(search())
    act(() => state().showAsPage(false))
    expect(search()).toBe(`?tab=companies&company=${companyID}`)
    act(() => state().showAsPage(true))
    await act(async () => state().close())
    expect(search()).toBe('?tab=companies')
  })

  it('a company opened by a link is closed without leaving the page', () => {
    const { state, search } = open(`?company=${companyID}&view=page`)
    act(() => state().close())
    expect(search()).toBe('')
  })

  it('a company links to its open positions and to each of them', () => {
    const { state, search } = open(`?tab=companies&provinces=BG&company=${companyID}&view=page`)
    expect(state().hrefOfOpenings('01234567897')).toBe('?vat=01234567897')
    act(() => state().openPosition(positionID))
    expect(search()).toBe(`?provinces=BG&tab=companies&position=${positionID}`)
  })
})

describe('a link', () => {
  it('a link to a page, a position or a tab keeps the rest of the URL', () => {
    const { state } = open(`?provinces=BG&filter=${filterID}&sort=relevance&page=3`)
    const rest = `?provinces=BG&filter=${filterID}&sort=relevance`
    expect(state().hrefOf(2)).toBe(`${rest}&page=2`)
    expect(state().hrefOfPosition(positionID)).toBe(`${rest}&page=3&position=${positionID}`)
    expect(state().hrefOfTab('saved')).toBe(`${rest}&tab=saved`)
  })

  it('a link to the plain screen is never empty, which would be the current URL', () => {
    const { state } = open('?page=2&tab=filters')
    expect(state().hrefOfTab('positions')).toBe('?tab=positions')
    expect(open('?page=2').state().hrefOf(1)).toBe('?')
  })

  it('changing the sort starts from page 1', () => {
    const { state, search } = open('?page=4')
    act(() => state().setSort('relevance'))
    expect(search()).toBe('?sort=relevance')
  })
})
