import { newForHours } from '@vedetta/contracts/companies/company-row'
import { hourMs } from '@vedetta/contracts/text/durations'
import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'

export type ModelCompany = {
  readonly no: number
  readonly id: string
  readonly vat: string
  readonly isAgency: boolean
  isExcluded: boolean
  isSaved: boolean
  viewedAt: number | null
}

export type ModelPosition = {
  readonly no: number
  readonly id: string
  readonly company: ModelCompany
  readonly isWelder: boolean
  readonly firstSeen: number
  isOpen: boolean
  isDiscarded: boolean
  status: PositionStatus
  /** Whether the matcher has read that it opened. */
  isMatched: boolean
  isAlerted: boolean
  isTold: boolean
}

/** What a person should see, without an engine and without SQL. */
export type CountsModel = {
  readonly companies: readonly ModelCompany[]
  readonly positions: ModelPosition[]
  hidesAgencies: boolean
}

export type ModelFilter = { readonly welders: boolean; readonly statuses?: readonly PositionStatus[] }

const isLeftOut = (model: CountsModel, { isAgency, isExcluded }: ModelCompany) =>
  isExcluded || (model.hidesAgencies && isAgency)

/** Whether searches show it, whatever its mark. */
const isShown = (model: CountsModel, { isOpen, isDiscarded, company }: ModelPosition) =>
  isOpen && !isDiscarded && !isLeftOut(model, company)

const isToSee = (model: CountsModel, position: ModelPosition) =>
  isShown(model, position) && position.status === 'notSeen'

export function countsOf(model: CountsModel, { welders, statuses }: ModelFilter, midnight: number) {
  const found = model.positions.filter(
    (each) => isShown(model, each) && (each.isWelder || !welders) && (statuses?.includes(each.status) ?? true),
  )
  const toSee = found.filter((each) => isToSee(model, each))
  const today = toSee.filter(({ firstSeen }) => firstSeen >= midnight)
  return { count: found.length, toSee: toSee.length, today: today.length }
}

export function newAt(model: CountsModel, company: ModelCompany, now: number): number {
  const since = company.viewedAt ?? now - newForHours * hourMs
  return model.positions.filter((each) => each.company === company && isToSee(model, each) && each.firstSeen > since)
    .length
}

/** The matcher makes alerts of welders: the filter with the bell finds them. */
export function match(model: CountsModel): void {
  for (const position of model.positions) {
    if (!position.isMatched && isShown(model, position) && position.isWelder) position.isAlerted = true
    position.isMatched = true
  }
}

/** The alerts that the next digest tells. */
export const owed = (model: CountsModel): ModelPosition[] =>
  model.positions.filter((each) => each.isAlerted && !each.isTold && isToSee(model, each))
