import { filterFieldNames, filterFields } from '@vedetta/contracts/filter-fields'
import { countValid } from '@vedetta/contracts/filter-validity'
import { type PositionCriteria, type SearchOffer, searchPageSize } from '@vedetta/contracts/position-search'

type Change = Omit<SearchOffer, 'token'>

const maxOffers = 3
const radii = [5, 10, 20, 30, 50, 100, 200]

/** What may find more where a search found less than a page: a wider circle, or one condition less. The role stays. */
export function searchOffers(criteria: PositionCriteria, total: number): Change[] {
  if (total >= searchPageSize) return []
  return [...widerRadius(criteria), ...fewerConditions(criteria)].slice(0, maxOffers)
}

function widerRadius(criteria: PositionCriteria): Change[] {
  const { city } = criteria.position
  const km = city?.mode === 'radius' ? radii.find((each) => each > city.km) : undefined
  if (city?.mode !== 'radius' || km === undefined) return []
  const position = { ...criteria.position, city: { ...city, km } }
  return [{ kind: 'widerRadius', field: 'city', criteria: { ...criteria, position } }]
}

function fewerConditions(criteria: PositionCriteria): Change[] {
  return filterFieldNames.flatMap((field): Change[] => {
    const { group } = filterFields[field]
    const { [field]: dropped, ...rest } = criteria[group] as Record<string, unknown>
    if (field === 'name' || dropped === undefined) return []
    const wider = { ...criteria, [group]: rest }
    return hasConditions(wider) ? [{ kind: 'conditionDropped', field, criteria: wider }] : []
  })
}

/** Dates, statuses and exclusions alone would be a search of nearly everything. */
const hasConditions = ({ position, company }: PositionCriteria) => countValid({ position, company }) > 0
