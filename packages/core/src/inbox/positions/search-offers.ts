import { type FilterField, filterFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'
import { countValid } from '@vedetta/contracts/search/filter-validity'
import { type PositionCriteria, type SearchOffer, searchPageSize } from '@vedetta/contracts/search/position-search'
import type { RoleVocabulary } from '@vedetta/meaning/roles/role-vocabulary'
import type { Settled } from './settle-criteria.ts'

export type Change = Omit<SearchOffer, 'token' | 'found'>

export const maxOffers = 3
/** Each is a query of its own. */
const maxCounted = 8
const maxMended = 2
const radii = [5, 10, 20, 30, 50, 100, 200]
const farKm = 100

/** What may find more where a search found less than a page: a wider circle, or one condition less. The role stays. */
export function searchOffers(criteria: PositionCriteria, total: number): Change[] {
  if (total >= searchPageSize) return []
  return [...widerRadius(criteria), ...fewerConditions(criteria)].slice(0, maxOffers)
}

/**
 * The single changes of a search that found nothing, likeliest first, to be counted before they are offered. Following one is never
 * free by itself, so the role may change too.
 */
export function changesOfEmpty(criteria: PositionCriteria, names: Pick<RoleVocabulary, 'mended'>): Change[] {
  return [
    ...mendedWords(criteria, names),
    ...fewerWords(criteria),
    ...widerRadius(criteria),
    ...farRadius(criteria),
    ...withoutPeriod(criteria),
    ...withoutStatuses(criteria),
    ...fewerConditions(criteria),
    ...fewerExclusions(criteria),
    ...withoutRole(criteria),
  ].slice(0, maxCounted)
}

/** The same search by meaning, where its role has related titles. */
export function relatedChange(criteria: PositionCriteria, settle: (criteria: PositionCriteria) => Settled): Change[] {
  const wider = { ...criteria, aiSearch: true }
  const isWider = !criteria.aiSearch && settle(wider).related.length > 0
  return isWider ? [{ kind: 'related', field: 'name', word: null, criteria: wider }] : []
}

function widerRadius(criteria: PositionCriteria): Change[] {
  const { city } = criteria.position
  const km = city?.mode === 'radius' ? radii.find((each) => each > city.km) : undefined
  return km === undefined ? [] : [withRadius(criteria, km)]
}

function farRadius(criteria: PositionCriteria): Change[] {
  const { city } = criteria.position
  if (city === undefined || city.mode === 'range') return []
  return city.mode === 'exact' || city.km < farKm ? [withRadius(criteria, farKm)] : []
}

function withRadius(criteria: PositionCriteria, km: number): Change {
  const istat = criteria.position.city?.istat ?? ''
  const position = { ...criteria.position, city: { mode: 'radius' as const, istat, km } }
  return { kind: 'widerRadius', field: 'city', word: null, criteria: { ...criteria, position } }
}

function fewerConditions(criteria: PositionCriteria): Change[] {
  return filterFieldNames.filter((field) => field !== 'name').flatMap((field) => withoutCondition(criteria, field))
}

const withoutRole = (criteria: PositionCriteria): Change[] => withoutCondition(criteria, 'name')

function withoutCondition(criteria: PositionCriteria, field: FilterField): Change[] {
  const { group } = filterFields[field]
  const { [field]: dropped, ...rest } = criteria[group] as Record<string, unknown>
  const wider = { ...criteria, [group]: rest }
  if (dropped === undefined || !hasConditions(wider)) return []
  return [{ kind: 'conditionDropped', field, word: null, criteria: wider }]
}

function fewerExclusions(criteria: PositionCriteria): Change[] {
  return filterFieldNames.flatMap((field): Change[] => {
    const group = ({ position: 'notPosition', company: 'notCompany' } as const)[filterFields[field].group]
    const { [field]: dropped, ...rest } = criteria[group] as Record<string, unknown>
    if (dropped === undefined) return []
    return [{ kind: 'exclusionDropped', field, word: null, criteria: { ...criteria, [group]: rest } }]
  })
}

function withoutPeriod({ from, to, ...criteria }: PositionCriteria): Change[] {
  if ((from ?? to) === undefined || !hasConditions(criteria)) return []
  return [{ kind: 'periodDropped', field: 'period', word: null, criteria }]
}

function withoutStatuses({ statuses, ...criteria }: PositionCriteria): Change[] {
  if (statuses === undefined || !hasConditions(criteria)) return []
  return [{ kind: 'statusesDropped', field: 'statuses', word: null, criteria }]
}

/** The roles that misspelt words may have been meant to be. */
function mendedWords(criteria: PositionCriteria, names: Pick<RoleVocabulary, 'mended'>): Change[] {
  const words = plainWordsOf(criteria)
  if (words.length === 0) return []
  return names.mended(words.join(' '), maxMended).map((text) => ({
    kind: 'wordMended',
    field: 'name',
    word: text,
    criteria: { ...criteria, position: { ...criteria.position, name: [text] } },
  }))
}

/** Only of a role of plain words, where each must occur; the last first, which in Italian narrows the ones before it. */
function fewerWords(criteria: PositionCriteria): Change[] {
  const words = plainWordsOf(criteria)
  if (words.length < 2) return []
  return words
    .map((word, at): Change => {
      const name = [words.toSpliced(at, 1).join(' ')]
      return {
        kind: 'wordDropped',
        field: 'name',
        word,
        criteria: { ...criteria, position: { ...criteria.position, name } },
      }
    })
    .toReversed()
    .slice(0, maxOffers)
}

/** The words of the only role, where each must occur; none of a role with operators. */
function plainWordsOf({ position: { name = [] } }: PositionCriteria): string[] {
  const [role = '', ...others] = name
  const words = role.split(/\s+/u)
  return others.length === 0 && words.every((word) => plainWord.test(word)) ? words : []
}

/** Neither quoted nor excluded, nor the operator OR. */
const plainWord = /^(?!OR$)[\p{L}\p{N}][^"“”„‟«»]*$/u

/** Dates, statuses and exclusions alone would be a search of nearly everything. */
const hasConditions = ({ position, company }: PositionCriteria) => countValid({ position, company }) > 0
