import { anyOf, anywhere, atStart, fromWordStart, wholeText } from '../lexicon/compile-terms.ts'
import {
  bareExperience,
  contractTerms,
  paperParagraphs,
  postDetails,
  sentenceMiddles,
  verbClauses,
} from '../lexicon/not-skill-phrases.ts'
import { availability, character, emptyWords, languageSkills, licences, termsAndPay } from '../lexicon/not-skills.ts'
import { schoolingWords } from '../lexicon/schooling.ts'
import {
  activities,
  knowledgeAmounts,
  knowledgeNouns,
  knowledgePrepositions,
  knowledgeQualities,
  qualityAdjectives,
  toolCategories,
  usePhrases,
  yearsPrepositions,
} from '../lexicon/skill-leads.ts'

/** "Ottima conoscenza di", "Esperienza minima di due anni con": lead-ins of a skill, on folded text. */
const qualityWords = new RegExp(String.raw`^(?:${anyOf(qualityAdjectives)}\s+){0,6}`)
const leadWords = new RegExp(
  [
    String.raw`^(?:${anyOf(knowledgeNouns)}\b(?:\s+${anyOf(knowledgeQualities)})*(?:\s+${anyOf(knowledgeAmounts)})*`,
    String.raw`(?:\s+${anyOf(usePhrases)})?\s*(?:di base\s+)?(?:${anyOf(knowledgePrepositions)}(?:['’]\s?|\s+))*)`,
  ].join(''),
)
const yearsLead = new RegExp(
  [
    String.raw`^(?:almeno|minimo|at least|mindestens)?\s*`,
    String.raw`(?:\d+\+?|un|uno|due|tre|quattro|cinque|sei|otto|dieci)(?:\s?[-/]\s?\d+)?\+?\s+(?:ann[oi]|years?|jahre?)\s+`,
    String.raw`(?:di |of )?(?:esperienza|experience)?\s*(?:${anyOf(yearsPrepositions)}(?:['’]\s?|\s+))*`,
  ].join(''),
)
const categoryWords = new RegExp(String.raw`^(?:${anyOf(toolCategories)}+)(?=\S)`)

/** How many characters of a folded clause only lead to the skill. */
export function leadInLength(folded: string): number {
  const years = yearsLead.exec(folded)?.[0].length ?? 0
  if (years > 0) return years
  const quality = qualityWords.exec(folded)?.[0].length ?? 0
  const lead = leadWords.exec(folded.slice(quality))?.[0].length ?? 0
  if (lead === 0) return 0
  const category = categoryWords.exec(folded.slice(quality + lead))
  const isNamed = category !== null && folded.length - quality - lead - category[0].length > 1
  return (
    quality + lead + (isNamed && !/^(?:software|gestional|strument|sistem)/.test(category[0]) ? category[0].length : 0)
  )
}

const schooling = fromWordStart(schoolingWords)
const experience =
  /\b(?:esperienz\w*|experience\w*|erfahrung\w*|(?:ann[oi]|years?|jahre?) (?:di|in|of|nel\w*|con|as|come)\b)|^\d+\+? (?:anni|years)/
const activity = new RegExp(String.raw`^${anyOf(activities)}\b`)

/** Degrees, diplomas and schools. On folded text, as all here. */
export const isSchooling = (folded: string) => schooling.test(folded)

export const isExperience = (folded: string) => experience.test(folded)

export const isActivity = (folded: string) => activity.test(folded)

const noSkill: readonly RegExp[] = [
  schooling,
  // The middle of a sentence, or a word to the reader
  new RegExp(`^${anyOf(sentenceMiddles)}(?= |$)`),
  // A clause with a verb of its own: "insegniamo noi", "deve essere buono", "le riunioni sono con l'estero"
  anywhere(verbClauses),
  // Terms of the contract, and where a post is filed
  anywhere(contractTerms),
  // Paragraphs of official papers, days, numbers, signatures
  atStart(paperParagraphs),
  // Experience without an object
  anywhere(bareExperience),
  // Availability, person, place, papers
  fromWordStart(availability),
  // Character
  fromWordStart(character),
  // Languages, licences, contract, pay
  anywhere(languageSkills),
  fromWordStart(licences),
  anywhere(termsAndPay),
  wholeText(emptyWords),
  // Details of the post, not of the person
  anywhere(postDetails),
]

/** Whether a folded clause of a requirement is something else than a skill. */
export function isNoSkill(folded: string): boolean {
  const clause = folded.trim()
  return clause === '' || !/[a-z]/.test(clause) || noSkill.some((pattern) => pattern.test(clause))
}
