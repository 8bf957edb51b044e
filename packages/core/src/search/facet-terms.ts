import { type FacetField, facetFieldNames, filterFields } from '@vedetta/contracts/filter-fields'

/** The field of a document that holds the choices of each counted field. */
export const choiceFields = {
  provinces: 'within',
  regions: 'within',
  contract: 'contract',
  schedule: 'schedule',
  collar: 'collar',
  smartWorking: 'smart_working',
  targetPersona: 'target_persona',
  languages: 'languages',
  skills: 'skills',
  certifications: 'certifications',
  benefits: 'benefits',
  protectedCategories: 'reserved',
  sectors: 'sector',
  specificSectors: 'division',
} as const satisfies Record<FacetField, string>

type ChoiceField = (typeof choiceFields)[FacetField]
type Choices = Readonly<Record<ChoiceField, string | readonly string[] | null>>

// What people write has no end of values; kept apart it can't crowd out the values of lists.
const isOpen = (field: FacetField) => filterFields[field].kind === 'words'
const openFields = new Set(facetFieldNames.filter(isOpen).map((field) => choiceFields[field]))
const listedFields = new Set(facetFieldNames.filter((field) => !isOpen(field)).map((field) => choiceFields[field]))

/** The choices of all fields as terms of one: counting them there costs a third of counting each field by itself. */
export function facetTerms(choices: Choices): { listed_choices: string[]; open_choices: string[] } {
  const termsOf = (field: ChoiceField) => [choices[field] ?? []].flat().map((choice) => `${field}:${choice}`)
  return { listed_choices: [...listedFields].flatMap(termsOf), open_choices: [...openFields].flatMap(termsOf) }
}

/** A term of a choice, and the field of the documents it is a choice of. */
export function readFacetTerm(term: string): { field: FacetField; choice: string } {
  const colon = term.indexOf(':')
  const choice = term.slice(colon + 1)
  return { field: filterFieldOf(term.slice(0, colon), choice), choice }
}

/** Provinces and regions are told apart by their codes. */
export function filterFieldOf(choiceField: string, choice: string): FacetField {
  if (choiceField === choiceFields.provinces) return /^\d/.test(choice) ? 'regions' : 'provinces'
  const field = facetFieldNames.find((each) => choiceFields[each] === choiceField)
  if (!field) throw new Error(`Nothing is counted by ${choiceField}`)
  return field
}
