import { type Alternative, type BooleanText, parseBooleanText } from '@vedetta/contracts/search/boolean-text'
import {
  type FilterField,
  type FilterValue,
  filterFieldNames,
  filterFields,
} from '@vedetta/contracts/search/filter-fields'
import type { PositionCriteria } from '@vedetta/contracts/search/position-search'
import { isStopWord } from '@vedetta/meaning/families/stop-words'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceByCode } from '@vedetta/reference/territories'
import { isCompoundPart } from '../../search/engine/italian-analysis.ts'
import { townsNear } from '../../search/engine/towns-near.ts'

type Values = { readonly [Field in FilterField]?: FilterValue<Field> | undefined }

/** Whether all that a search finds is found by another, whatever the index holds; what the criteria do not prove counts as no. */
export function isSubset(part: PositionCriteria, whole: PositionCriteria): boolean {
  const [within, of] = [
    { ...part.position, ...part.company },
    { ...whole.position, ...whole.company },
  ]
  const [without, ofWithout] = [
    { ...part.notPosition, ...part.notCompany },
    { ...whole.notPosition, ...whole.notCompany },
  ]
  return (
    otherFields.every(
      (field) => of[field] === undefined || (within[field] !== undefined && covers(field, of, within)),
    ) &&
    otherFields.every(
      (field) => ofWithout[field] === undefined || (without[field] !== undefined && covers(field, without, ofWithout)),
    ) &&
    (!hasPlace(of) || (hasPlace(within) && coversPlaces(of, within))) &&
    (!hasPlace(ofWithout) || coversPlaces(without, ofWithout)) &&
    isWithinDates(part, whole) &&
    (!whole.statuses || (part.statuses?.every((status) => whole.statuses?.includes(status)) ?? false)) &&
    coversRelated(whole, part)
  )
}

/** Only the same roles are known to have the same related titles; without its own, a search finds by the words alone. */
function coversRelated(wide: PositionCriteria, narrow: PositionCriteria): boolean {
  if (!narrow.aiSearch || wide.position.name === undefined) return true
  const [roles, others] = [new Set(wide.position.name), new Set(narrow.position.name)]
  return (
    wide.aiSearch &&
    roles.symmetricDifference(others).size === 0 &&
    new Set(wide.unrelated).isSubsetOf(new Set(narrow.unrelated))
  )
}

const isPlace = (field: FilterField) => filterFields[field].place
const placeFields = filterFieldNames.filter(isPlace)
const otherFields = filterFieldNames.filter((field) => !isPlace(field))

/** Whether a field's value in `wide` finds all that its value in `narrow` finds. */
function covers(field: FilterField, wide: Values, narrow: Values): boolean {
  const [one, other] = [wide[field], narrow[field]]
  switch (filterFields[field].kind) {
    case 'range':
      return coversRange(one as Range, other as Range)
    case 'texts':
      return (other as string[]).every((text) => (one as string[]).some((each) => coversText(each, text)))
    case 'ateco':
      // The index has every beginning of a code.
      return (other as string[]).every((code) => (one as string[]).some((each) => code.startsWith(each)))
    default:
      return (other as string[]).every((value) => (one as string[]).includes(value))
  }
}

type Range = { readonly from?: number | undefined; readonly to?: number | undefined }

function coversRange(wide: Range, narrow: Range): boolean {
  return (
    (wide.from === undefined || (narrow.from !== undefined && narrow.from >= wide.from)) &&
    (wide.to === undefined || (narrow.to !== undefined && narrow.to <= wide.to))
  )
}

function coversText(wide: string, narrow: string): boolean {
  if (wide === narrow) return true
  const [one, other] = [parseBooleanText(wide), parseBooleanText(narrow)]
  // Without alternatives a text means everything but its exclusions, or nothing at all.
  if (one.alternatives.length === 0 || other.alternatives.length === 0) return false
  return (
    excludesAll(other, one) &&
    other.alternatives.every((each) => one.alternatives.some((alternative) => coversAlternative(alternative, each)))
  )
}

function excludesAll(narrow: BooleanText, wide: BooleanText): boolean {
  return (
    wide.excluded.words.every((word) => narrow.excluded.words.includes(word)) &&
    wide.excluded.phrases.every((phrase) => narrow.excluded.phrases.includes(phrase))
  )
}

/** More words narrow a text only if the analysis treats each by itself, and drops not all of the fewer ones. */
function coversAlternative(wide: Alternative, narrow: Alternative): boolean {
  const hasPhrases = wide.phrases.every((phrase) => narrow.phrases.includes(phrase))
  if (!hasPhrases) return false
  if (wide.words === narrow.words && wide.phrases.join('\n') === narrow.phrases.join('\n')) return true
  const [few, many] = [wordsOf(wide), wordsOf(narrow)]
  return (
    many.every(standsAlone) &&
    few.every((word) => many.includes(word)) &&
    few.some((word) => !isStopWord(word.toLowerCase()))
  )
}

const wordsOf = ({ words }: Alternative): string[] => (words === '' ? [] : words.split(' '))

const standsAlone = (word: string) => /^[\p{L}\p{N}]{3,}$/u.test(word) && !isCompoundPart(word)

const hasPlace = (values: Values) => placeFields.some((field) => values[field] !== undefined)

/** Fields of place are one union; a position in a town is in its province and region too. */
function coversPlaces(wide: Values, narrow: Values): boolean {
  const [provinces, regions, towns] = [new Set(wide.provinces), new Set(wide.regions), new Set(townsOf(wide))]
  const inRegion = (region: string | undefined) => region !== undefined && regions.has(region)
  return (
    (narrow.regions ?? []).every(inRegion) &&
    (narrow.provinces ?? []).every((code) => provinces.has(code) || inRegion(provinceByCode(code)?.region)) &&
    townsOf(narrow).every((istat) => {
      const town = municipalityByIstat(istat)
      return towns.has(istat) || (town !== undefined && (provinces.has(town.province) || inRegion(town.region)))
    })
  )
}

function townsOf({ city, cities = [] }: Values): string[] {
  return [...(city ? townsNear(city) : []), ...cities]
}

function isWithinDates(part: PositionCriteria, whole: PositionCriteria): boolean {
  const after = !whole.from || (part.from !== undefined && Date.parse(part.from) >= Date.parse(whole.from))
  const before = !whole.to || (part.to !== undefined && Date.parse(part.to) <= Date.parse(whole.to))
  return after && before
}
