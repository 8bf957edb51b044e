import { type FacetField, facetFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'

/** The document field with the choices of each counted field. */
export const choiceFields = {
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
const openFields = new Set(facetFieldNames.filter(isOpen).map((field) => choiceFields[field]))
const listedFields = new Set(facetFieldNames.filter((field) => !isOpen(field)).map((field) => choiceFields[field]))

/** The choices of all fields as terms of one field: counting them there costs a third of counting each field separately. */
export function facetTerms(choices: Choices): { listed_choices: string[]; open_choices: string[] } {
  const termsOf = (field: ChoiceField) => [choices[field] ?? []].flat().map((choice) => `${field}:${choice}`)
  return { listed_choices: [...listedFields].flatMap(termsOf), open_choices: [...openFields].flatMap(termsOf) }
}

/** Parses a term into its choice and the filter field it belongs to. */
export function readFacetTerm(term: string): { field: FacetField; choice: string } {
  const colon = term.indexOf(':')
  const choice = term.slice(colon + 1)
  return { field: filterFieldOf(term.slice(0, colon), choice), choice }
}

/** Provinces and regions are distinguished by their codes. */
export function filterFieldOf(choiceField: string, choice: string): FacetField {
  if (choiceField === choiceFields.provinces) return /^\d/.test(choice) ? 'regions' : 'provinces'
  const field = facetFieldNames.find((each) => choiceFields[each] === choiceField)
  if (!field) throw new Error(`No facet counts ${choiceField}`)
  return field
}
