import { type FacetField, facetFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'

/** The document field with the choices of each counted field. */
const choiceFields = {
  provinces: 'within',
  regions: 'within',
  contract: 'contract',
  schedule: 'schedule',
  collar: 'collar',
  smartWorking: 'smart_working',
  jobFamily: 'job_families',
  targetPersona: 'target_persona',
  languages: 'languages',
  skills: 'skills',
  certifications: 'certifications',
  benefits: 'benefits',
  protectedCategories: 'reserved',
  reading: 'reading',
  sectors: 'sector',
  specificSectors: 'division',
} as const satisfies Record<FacetField, string>

type ChoiceField = (typeof choiceFields)[FacetField]
type Choices = Readonly<Record<ChoiceField, string | readonly string[] | null>>

// Free text has unlimited values; kept apart, it cannot crowd out the values of lists.
const isOpen = (field: FacetField) => filterFields[field].kind === 'words'
const choiceFieldsOf = (fields: readonly FacetField[]) => [...new Set(fields.map((field) => choiceFields[field]))]
const openFields = choiceFieldsOf(facetFieldNames.filter(isOpen))
const listedFields = choiceFieldsOf(facetFieldNames.filter((field) => !isOpen(field)))

/** The choices of all fields as terms of one field: counting all of them there costs a third of counting each field separately. */
export function facetTerms(choices: Choices): { listed_choices: string[]; open_choices: string[] } {
  const termsOf = (field: ChoiceField) => [choices[field] ?? []].flat().map((choice) => `${field}:${choice}`)
  return { listed_choices: listedFields.flatMap(termsOf), open_choices: openFields.flatMap(termsOf) }
}

const maxListed = 1_000
const maxOpen = 300
/** Of more fields the choices are counted as terms of one. */
const maxSeparate = 3

/** Counts the choices of fields, each field by itself while they are few. */
export function choiceCounts(fields: readonly FacetField[]): Record<string, object> {
  const { true: open = [], false: listed = [] } = Object.groupBy(fields, (field) => `${isOpen(field)}`)
  return {
    ...countsOf(choiceFieldsOf(listed), { joined: 'listed_choices', size: maxListed }),
    ...countsOf(choiceFieldsOf(open), { joined: 'open_choices', size: maxOpen }),
  }
}

function countsOf(fields: readonly ChoiceField[], { joined, size }: { joined: string; size: number }) {
  const counted = fields.length > maxSeparate ? [joined] : fields
  return Object.fromEntries(counted.map((field) => [field, { terms: { field, size } }]))
}

/** The choice that a term of a counted field stands for. */
export function choiceOf(countedField: string, term: string): { field: FacetField; choice: string } {
  if (!joinedFields.has(countedField)) return { field: filterFieldOf(countedField, term), choice: term }
  const colon = term.indexOf(':')
  const choice = term.slice(colon + 1)
  return { field: filterFieldOf(term.slice(0, colon), choice), choice }
}

const joinedFields = new Set(['listed_choices', 'open_choices'])

/** Provinces and regions are distinguished by their codes. */
function filterFieldOf(choiceField: string, choice: string): FacetField {
  if (choiceField === choiceFields.provinces) return /^\d/.test(choice) ? 'regions' : 'provinces'
  const field = facetFieldNames.find((each) => choiceFields[each] === choiceField)
  if (!field) throw new Error(`No facet counts ${choiceField}`)
  return field
}
