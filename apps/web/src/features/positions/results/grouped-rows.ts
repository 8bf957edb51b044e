import type { FoundPosition, PositionSearchResult } from '@vedetta/contracts/search/position-search'

/** A company's positions in a grouped list: the first stands for all until the group is opened. */
export type RowGroup = {
  readonly companyID: string
  readonly rows: readonly FoundPosition[]
  /** Also those that the answer left out. */
  readonly total: number
  readonly isOpen: boolean
}

export type GroupedRows = {
  /** What the list shows, in its order. */
  readonly rows: readonly FoundPosition[]
  /** By the position of any of their rows; the groups of one row are left out. */
  readonly groups: ReadonlyMap<string, RowGroup>
}

type Opened = { readonly opened: ReadonlySet<string>; readonly positionID: string | undefined }

/** A group is open when it was opened, or when one of its further positions is the open one. */
export function groupedRows(
  { positions, groups: counts }: Pick<PositionSearchResult, 'positions' | 'groups'>,
  { opened, positionID }: Opened,
): GroupedRows {
  if (!counts) return { rows: positions, groups: new Map() }
  const ofCompany = Map.groupBy(positions, ({ company }) => company.companyID)
  const rows: FoundPosition[] = []
  const groups = new Map<string, RowGroup>()
  for (const { companyID, total } of counts) {
    const own = ofCompany.get(companyID) ?? []
    const isOpen = opened.has(companyID) || own.slice(1).some((row) => row.positionID === positionID)
    rows.push(...own.slice(0, isOpen ? own.length : 1))
    if (own.length > 1) for (const row of own) groups.set(row.positionID, { companyID, rows: own, total, isOpen })
  }
  return { rows, groups }
}
