import type { Query, QueryClient } from '@tanstack/react-query'
import type { CompanyRow } from '@vedetta/contracts/companies/company-row'
import type { CompanySearchResult } from '@vedetta/contracts/companies/company-search'
import type { SavedCompany } from '@vedetta/contracts/companies/saved-companies'
import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import type { ListedSavedPosition } from '@vedetta/contracts/inbox/saved-positions'
import type { CompanyBrief } from '@vedetta/contracts/positions/position-row'
import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { adjustStatuses, type StatusChange } from './status-counts.ts'

/**
 * A position is cached in several queries: pages of results, the saved list, the open detail; and so is a company.
 * Data that the server sends for one query is written to the others, so that all show the same status of a position and
 * the same facts of a company.
 */
export const positionPagesKey = ['positions'] as const
export const positionDetailKey = ['position'] as const
export const savedFiltersKey = ['saved filters'] as const
export const savedPositionsKey = ['saved positions'] as const
export const companyPagesKey = ['companies'] as const
export const savedCompaniesKey = ['saved companies'] as const
export const filterCountKey = ['filter count'] as const

export type SavedPositionList = { companies: CompanyBrief[]; positions: ListedSavedPosition[] }

export type SavedCompanyList = { companies: SavedCompany[] }

type Row = { positionID: string; status: PositionStatus; company: CompanyBrief }

type Updates = { statuses: ReadonlyMap<string, PositionStatus>; companies: ReadonlyMap<string, CompanyBrief> }

/** Counts of what is to see are asked for once what a person reads quickly is marked. */
const recountMs = 600

const recounts = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>()

type Mark = { status: PositionStatus; at: number }

const confirmedMarks = new WeakMap<QueryClient, Map<string, Mark>>()

/** Writes a mark the server has confirmed to every query. */
export function syncMark(client: QueryClient, positionID: string, status: PositionStatus): void {
  const marks = confirmedMarks.get(client) ?? new Map<string, Mark>()
  confirmedMarks.set(client, marks.set(positionID, { status, at: Date.now() }))
  applyUpdates(client, { statuses: new Map([[positionID, status]]), companies: new Map() })
  recount(client)
}

/** Has the counts that depend on marks and discards fetched again: those of filters shown now, those of companies when they are shown. */
export function recount(client: QueryClient): void {
  clearTimeout(recounts.get(client))
  const invalidate = () => client.invalidateQueries({ queryKey: filterCountKey })
  recounts.set(client, setTimeout(invalidate, recountMs))
  for (const queryKey of [companyPagesKey, savedCompaniesKey])
    void client.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** The numbers of discarded or restored rows leave the counts of their searches, or return to them. */
export function syncDiscardedCounts(client: QueryClient, ids: ReadonlySet<string>, discarded: boolean): void {
  const changes = new Map<string, ChangedRows>()
  for (const query of client.getQueryCache().findAll({ queryKey: positionPagesKey })) {
    const page = query.state.data as PositionSearchResult | undefined
    const changed = page?.positions.filter((row) => ids.has(row.positionID) && row.discarded !== discarded) ?? []
    for (const { positionID, status } of changed)
      noteChange(
        changes,
        page?.searchID,
        positionID,
        discarded ? { from: status, to: null } : { from: null, to: status },
      )
  }
  adjustAll(client, changes)
}

/** Writes the rows of a response, and the companies that came with them, to every other query. */
export function syncRows(client: QueryClient, rows: readonly Row[], companies: readonly CompanyBrief[] = []): void {
  const known = [...rows.map(({ company }) => company), ...companies]
  applyUpdates(client, {
    statuses: new Map(rows.map(({ positionID, status }) => [positionID, status])),
    companies: new Map(known.map((company) => [company.companyID, company])),
  })
}

/** Writes the companies of a response to every query. */
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

/** A company that was saved or viewed has no new positions in any list. */
export function syncViewedCompany(client: QueryClient, companyID: string): void {
  updateCompanyRows(client, (row) => (row.companyID === companyID ? { ...row, newPositions: 0 } : row))
}

/** A company's row from whichever cached list has it. */
export function findCachedCompany(client: QueryClient, companyID: string): CompanyRow | undefined {
  return cachedCompanyLists(client)
    .flatMap(({ list }) => list.companies as CompanyRow[])
    .find((row) => row.companyID === companyID)
}

/** Applies marks confirmed since the request was sent: its response may hold the status from before. */
export function withMarksSince<Each extends Row>(client: QueryClient, since: number, rows: Each[]): Each[] {
  return rows.map((row) => {
    const mark = confirmedMarks.get(client)?.get(row.positionID)
    return mark && mark.at >= since ? { ...row, status: mark.status } : row
  })
}

function applyUpdates(client: QueryClient, updates: Updates): void {
  const queries = client.getQueryCache()
  const changes = new Map<string, ChangedRows>()
  for (const query of queries.findAll({ queryKey: positionPagesKey })) {
    const page = query.state.data as PositionSearchResult | undefined
    const positions = page && withUpdates(page.positions, updates)
    if (!page || !positions || positions === page.positions) continue
    for (const [row, { positionID, status, discarded }] of positions.entries()) {
      const from = page.positions[row]?.status ?? status
      if (from !== status && !discarded) noteChange(changes, page.searchID, positionID, { from, to: status })
    }
    replaceData(client, query, { ...page, positions })
  }
  adjustAll(client, changes)

  for (const query of queries.findAll({ queryKey: positionDetailKey })) {
    const detail = query.state.data as PositionDetail | undefined
    const [next] = detail ? withUpdates([detail], updates) : []
    if (!detail || !next || next === detail) continue
    const markedAt = next.status === detail.status ? detail.markedAt : markTime(client, detail.positionID, next.status)
    replaceData(client, query, { ...next, markedAt })
  }

  for (const query of queries.findAll({ queryKey: savedPositionsKey })) {
    const saved = query.state.data as SavedPositionList | undefined
    const positions = saved && withUpdates(saved.positions, updates)
    if (saved && positions !== saved.positions) replaceData(client, query, { ...saved, positions })
  }

  updateCompanyRows(client, (row) => {
    const company = updates.companies.get(row.companyID)
    return company && !isSameCompany(company, row) ? { ...row, ...company } : row
  })
}

/** When a status was given, as far as this browser knows. */
function markTime(client: QueryClient, positionID: string, status: PositionStatus): string | null {
  const mark = confirmedMarks.get(client)?.get(positionID)
  return mark && mark.status === status && status !== 'notSeen' ? new Date(mark.at).toISOString() : null
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

/** The rows with the updates applied; the same array where none applies. */
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

/** By the position: several pages of a search, grouped or not, may have the same one. */
type ChangedRows = Map<string, StatusChange>

function noteChange(
  changes: Map<string, ChangedRows>,
  searchID: string | undefined,
  positionID: string,
  change: StatusChange,
): void {
  if (searchID === undefined) return
  changes.set(searchID, (changes.get(searchID) ?? new Map<string, StatusChange>()).set(positionID, change))
}

function adjustAll(client: QueryClient, changes: ReadonlyMap<string, ChangedRows>): void {
  for (const [searchID, rows] of changes) adjustStatuses(client, searchID, [...rows.values()])
}

/** Replaces the data without making it fresh: the rest of it is as old as before. */
function replaceData(client: QueryClient, { queryKey, state }: Query, data: unknown): void {
  client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt })
}
