import { type FilterField, filterFields } from '@vedetta/contracts/search/filter-fields'
import { keysOf, type PositionStatus, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import type { Range, Reading, Said, TownSaid } from './reading.ts'

type City = { mode: 'exact'; istat: string } | { mode: 'radius'; istat: string; km: number }
type FieldValues = { [field: string]: string[] | Range | City }

/** The filters of a sentence; `days` is how recent positions have to be. */
export type SentenceCriteria = {
  position: FieldValues
  notPosition: FieldValues
  company: FieldValues
  notCompany: FieldValues
  days?: number
  statuses?: PositionStatus[]
}

const maxValues = 20

export function criteriaOf(readings: readonly Reading[], excluded: ReadonlySet<Reading>): SentenceCriteria {
  const criteria: SentenceCriteria = { position: {}, notPosition: {}, company: {}, notCompany: {} }
  const towns = { position: [] as TownSaid[], notPosition: [] as TownSaid[] }
  for (const reading of readings) {
    const { said } = reading
    const isExcluded = excluded.has(reading)
    if (said.field === 'days') {
      if (!isExcluded) criteria.days = Math.max(said.days, criteria.days ?? said.days)
    } else if (said.field === 'city') towns[isExcluded ? 'notPosition' : 'position'].push(said.town)
    else if (said.field !== 'statuses') addTo(criteria[groupOf(said.field, isExcluded)], said)
  }
  for (const group of ['position', 'notPosition'] as const) Object.assign(criteria[group], townFields(towns[group]))
  const statuses = statusesOf(readings, excluded)
  return statuses.length > 0 ? { ...criteria, statuses } : criteria
}

function groupOf(field: FilterField, isExcluded: boolean): 'position' | 'notPosition' | 'company' | 'notCompany' {
  if (filterFields[field].group === 'position') return isExcluded ? 'notPosition' : 'position'
  return isExcluded ? 'notCompany' : 'company'
}

function addTo(group: FieldValues, said: Exclude<Said, { field: 'city' | 'days' | 'statuses' }>): void {
  const known = group[said.field]
  if ('range' in said) {
    const merged = { ...(known as Range | undefined), ...said.range }
    group[said.field] = (merged.from ?? 0) <= (merged.to ?? Number.POSITIVE_INFINITY) ? merged : said.range
  } else {
    const values = [...new Set([...((known as string[] | undefined) ?? []), ...said.values])]
    group[said.field] = values.slice(0, maxValues)
  }
}

/** One town is a circle or itself; several are a list. */
function townFields(said: readonly TownSaid[]): FieldValues {
  const towns = [...new Map(said.map((town) => [town.istat, town])).values()]
  const [only] = towns
  if (!only) return {}
  if (towns.length > 1) return { cities: towns.slice(0, maxValues).map(({ istat }) => istat) }
  return {
    city:
      only.km === undefined ? { mode: 'exact', istat: only.istat } : { mode: 'radius', istat: only.istat, km: only.km },
  }
}

/** Excluding some statuses leaves the others. */
function statusesOf(readings: readonly Reading[], excluded: ReadonlySet<Reading>): PositionStatus[] {
  const said = readings.flatMap((reading) =>
    reading.said.field === 'statuses' ? [{ values: reading.said.values, isExcluded: excluded.has(reading) }] : [],
  )
  if (said.length === 0) return []
  const wanted = said.filter(({ isExcluded }) => !isExcluded)
  const unwanted = new Set(said.filter(({ isExcluded }) => isExcluded).flatMap(({ values }) => values))
  const single = new Set(wanted.filter(({ values }) => values.length === 1).flatMap(({ values }) => values))
  // "viste ma non contattate": the list that stands for "not contacted" only narrows what was said.
  const all = new Set(
    single.size > 0 ? single : wanted.length > 0 ? wanted.flatMap(({ values }) => values) : keysOf(positionStatuses),
  )
  return keysOf(positionStatuses).filter((status) => all.has(status) && !unwanted.has(status))
}
