import type { Query, QueryClient } from '@tanstack/react-query'
import type { CompanyRow } from '@vedetta/contracts/company-row'
import type { CompanySearchResult } from '@vedetta/contracts/company-search'
import type { PositionDetail } from '@vedetta/contracts/position-detail'
import type { CompanyBrief } from '@vedetta/contracts/position-row'
import type { Facets, PositionSearchResult } from '@vedetta/contracts/position-search'
import type { SavedCompany } from '@vedetta/contracts/saved-companies'
import type { SavedPosition } from '@vedetta/contracts/saved-positions'
import type { PositionStatus } from '@vedetta/contracts/vocabulary'

/**
 * A position stands in several lists: pages of searches, the saved ones, the one that is open; and so does a company.
 * Whatever comes from the server for one of them is told to the others, so that all show one status a position and one
 * set of facts a company.
 */
export const positionPagesKey = ['positions'] as const
export const positionDetailKey = ['position'] as const
export const savedPositionsKey = ['saved positions'] as const
export const companyPagesKey = ['companies'] as const
export const savedCompaniesKey = ['saved companies'] as const
export const filterCountKey = ['filter count'] as const

export type SavedPositionList = { companies: CompanyBrief[]; positions: SavedPosition[] }

export type SavedCompanyList = { companies: SavedCompany[] }

type Row = { positionID: string; status: PositionStatus; company: CompanyBrief }

type Updates = { statuses: ReadonlyMap<string, PositionStatus>; companies: ReadonlyMap<string, CompanyBrief> }

type Mark = { status: PositionStatus; at: number }

const confirmedMarks = new WeakMap<QueryClient, Map<string, Mark>>()

/** A mark the server has confirmed, in every list. */
export function syncMark(client: QueryClient, positionID: string, status: PositionStatus): void {
  const marks = confirmedMarks.get(client) ?? new Map<string, Mark>()
  confirmedMarks.set(client, marks.set(positionID, { status, at: Date.now() }))
  applyUpdates(client, { statuses: new Map([[positionID, status]]), companies: new Map() })
}

/** Rows that came from the server, and the companies that came with them, in every other list. */
export function syncRows(client: QueryClient, rows: readonly Row[], companies: readonly CompanyBrief[] = []): void {
  const known = [...rows.map(({ company }) => company), ...companies]
  applyUpdates(client, {
    statuses: new Map(rows.map(({ positionID, status }) => [positionID, status])),
    companies: new Map(known.map((company) => [company.companyID, company])),
  })
}

/** Companies that came from the server by themselves, in every list. */
export function syncCompanies(client: QueryClient, companies: readonly CompanyBrief[]): void {
  applyUpdates(client, {
    statuses: new Map(),
    companies: new Map(
      companies.map(({ companyID, name, employees, turnover }) => [
        companyID,
        { companyID, name, employees, turnover },
      ]),
    ),
  })
}

/** Who saves or views a company has nothing new to see of it, in any list. */
export function syncViewedCompany(client: QueryClient, companyID: string): void {
  updateCompanyRows(client, (row) => (row.companyID === companyID ? { ...row, newPositions: 0 } : row))
}

/** A company as some list has it. */
export function findCachedCompany(client: QueryClient, companyID: string): CompanyRow | undefined {
  return cachedCompanyLists(client)
    .flatMap(({ list }) => list.companies as CompanyRow[])
    .find((row) => row.companyID === companyID)
}

/** An answer that was on its way when a mark was confirmed may still tell the status before. */
export function withMarksSince<Each extends Row>(client: QueryClient, since: number, rows: Each[]): Each[] {
  return rows.map((row) => {
    const mark = confirmedMarks.get(client)?.get(row.positionID)
    return mark && mark.at >= since ? { ...row, status: mark.status } : row
  })
}

function applyUpdates(client: QueryClient, news: Updates): void {
  const queries = client.getQueryCache()
  const shifts = new Map<unknown, StatusChange[]>()
  for (const query of queries.findAll({ queryKey: positionPagesKey })) {
    const page = query.state.data as PositionSearchResult | undefined
    const positions = page && withUpdates(page.positions, news)
    if (!page || !positions || positions === page.positions) continue
    const search = query.queryKey[1]
    shifts.set(search, [...(shifts.get(search) ?? []), ...statusChangesBetween(page.positions, positions)])
    replaceData(client, query, { ...page, positions })
  }
  for (const [search, moved] of shifts) adjustFacets(client, search, moved)

  for (const query of queries.findAll({ queryKey: positionDetailKey })) {
    const detail = query.state.data as PositionDetail | undefined
    const [next] = detail ? withUpdates([detail], news) : []
    if (next && next !== detail) replaceData(client, query, next)
  }

  for (const query of queries.findAll({ queryKey: savedPositionsKey })) {
    const saved = query.state.data as SavedPositionList | undefined
    const positions = saved && withUpdates(saved.positions, news)
    if (saved && positions !== saved.positions) replaceData(client, query, { ...saved, positions })
  }

  updateCompanyRows(client, (row) => {
    const company = news.companies.get(row.companyID)
    return company && !isSameCompany(company, row) ? { ...row, ...company } : row
  })
}

function updateCompanyRows(client: QueryClient, next: <Each extends CompanyRow>(row: Each) => Each): void {
  for (const { query, list } of cachedCompanyLists(client)) {
    const companies = (list.companies as CompanyRow[]).map(next)
    if (companies.some((row, index) => row !== list.companies[index]))
      replaceData(client, query, { ...list, companies })
  }
}

function cachedCompanyLists(client: QueryClient) {
  const queries = client.getQueryCache()
  return [companyPagesKey, savedCompaniesKey]
    .flatMap((queryKey) => queries.findAll({ queryKey }))
    .flatMap((query) => {
      const list = query.state.data as CompanySearchResult | SavedCompanyList | undefined
      return list ? [{ query, list }] : []
    })
}

/** The rows with the news; the same ones where there is none. */
function withUpdates<Each extends Row>(rows: Each[], { statuses, companies }: Updates): Each[] {
  const next = rows.map((row) => {
    const status = statuses.get(row.positionID) ?? row.status
    const company = companies.get(row.company.companyID) ?? row.company
    const isSame = status === row.status && isSameCompany(company, row.company)
    return isSame ? row : { ...row, status, company }
  })
  return next.some((row, index) => row !== rows[index]) ? next : rows
}

function isSameCompany(a: CompanyBrief, b: CompanyBrief): boolean {
  return a.name === b.name && a.employees === b.employees && a.turnover === b.turnover
}

type StatusChange = { from: PositionStatus; to: PositionStatus }

function statusChangesBetween(before: readonly Row[], after: readonly Row[]): StatusChange[] {
  return after
    .map(({ status }, index) => ({ from: before[index]?.status ?? status, to: status }))
    .filter(({ from, to }) => from !== to)
}

/** Every page of a search shows the same counts beside the statuses. */
function adjustFacets(client: QueryClient, search: unknown, shifts: StatusChange[]): void {
  if (shifts.length === 0) return
  for (const query of client.getQueryCache().findAll({ queryKey: [...positionPagesKey, search] })) {
    const page = query.state.data as PositionSearchResult | undefined
    if (!page?.facets) continue
    const statuses = shifts.reduce(adjustCounts, page.facets.statuses)
    replaceData(client, query, { ...page, facets: { ...page.facets, statuses } })
  }
}

function adjustCounts(counts: Facets['statuses'], { from, to }: StatusChange): Facets['statuses'] {
  const more = (status: PositionStatus, by: number) => {
    const count = counts.find(({ value }) => value === status)?.count ?? 0
    return { value: status, count: Math.max(0, count + by) }
  }
  const others = counts.filter(({ value }) => value !== from && value !== to)
  return [...others, more(from, -1), more(to, 1)]
}

/** It is as old as it was: only this much of it is known better. */
function replaceData(client: QueryClient, { queryKey, state }: Query, data: unknown): void {
  client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt })
}
