import { readBenefits } from './benefits.ts'
import { readCertificates } from './certificates.ts'
import { readCollars } from './collars.ts'
import { readCompanyCodes } from './company-codes.ts'
import { readCompanyLists } from './company-lists.ts'
import { readCompanyNames, readLegalNames } from './company-names.ts'
import { readCompanySize } from './company-size.ts'
import { readApprentices, readConditions, readProtected } from './conditions.ts'
import { criteriaOf, type SentenceCriteria } from './criteria.ts'
import { readDemonyms } from './demonyms.ts'
import { readDepartments } from './departments.ts'
import { readExperience } from './experience.ts'
import { readLanguages } from './languages.ts'
import { dropCrowded, dropUnsure, leftovers, readUnknownRole } from './leftovers.ts'
import { isMachineText } from './machine-text.ts'
import { mendKeywords, readMisspeltTowns } from './misspelt.ts'
import { readPay } from './pay.ts'
import { readPlaces } from './places.ts'
import { excludedReadings } from './polarity.ts'
import { type Reading, readingsOf, type Said, type Sentence, sentenceOf, sourceOf } from './reading.ts'
import { readRecency } from './recency.ts'
import { forOneSentence, type RoleKnowledge } from './role-nouns.ts'
import { reserveTitles } from './role-titles.ts'
import { readRoles } from './roles.ts'
import { readAgencies, readSectors } from './sectors.ts'
import { readClearSkills, readLongSkills, readOtherSkills } from './skills.ts'
import { readStatuses } from './statuses.ts'
import { readTrainees } from './trainees.ts'

/** Words as written, and the field they became a filter of. */
type ReadWords = { readonly text: string; readonly field: Said['field']; readonly isExcluded: boolean }

export type ParsedSentence = {
  readonly criteria: SentenceCriteria
  readonly read: readonly ReadWords[]
  /** The words that were not understood, as written. */
  readonly ignored: readonly string[]
}

/**
 * Each reader takes the words it understands; what an earlier one took, a later one does not see. Names of trades are kept
 * together first. Codes and numbers with their units come next, as nothing else explains them; then fixed phrases; then places; then words that may also
 * be part of a role's name; roles last, since they take back what completes them ("addetto mensa").
 */
const readers: readonly ((sentence: Sentence, knowledge: RoleKnowledge) => void)[] = [
  reserveTitles,
  readCompanyCodes,
  readLegalNames,
  readAgencies,
  readProtected,
  readExperience,
  readCompanySize,
  readPay,
  readRecency,
  readStatuses,
  readCertificates,
  readConditions,
  readApprentices,
  readLongSkills,
  readPlaces,
  readDemonyms,
  readBenefits,
  readLanguages,
  readClearSkills,
  readDepartments,
  readSectors,
  readOtherSkills,
  readCompanyLists,
  readMisspeltTowns,
  readRoles,
  readCollars,
  readTrainees,
  readCompanyNames,
]

/** A sentence as a recruiter types it, Italian or English, as filters. Time is linear in its length. */
export function parseSentence(text: string, roles: RoleKnowledge): ParsedSentence {
  const knowledge = forOneSentence(roles)
  const plain = sentenceOf(text)
  const sentence: Sentence = { ...plain, tokens: mendKeywords(plain.tokens, knowledge) }
  if (!isMachineText(text)) for (const read of readers) read(sentence, knowledge)
  dropCrowded(sentence)
  dropUnsure(sentence)
  readUnknownRole(sentence)
  const readings = readingsOf(sentence)
  const excluded = excludedReadings(sentence)
  return {
    criteria: criteriaOf(readings, excluded),
    read: readings.map((reading) => readWords(sentence, reading, excluded.has(reading))),
    ignored: leftovers(sentence),
  }
}

function readWords(sentence: Sentence, { from, to, said }: Reading, isExcluded: boolean): ReadWords {
  return { text: sourceOf(sentence, from, to), field: said.field, isExcluded }
}
