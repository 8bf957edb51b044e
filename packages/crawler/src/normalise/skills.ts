import type { Evidenced } from '../evidence.ts'
import { anyOf, atStart } from '../lexicon/compile-terms.ts'
import { blogLabels, departmentNames, filingHeadings } from '../lexicon/filing.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { describedSkills, strongSkills } from './described-skills.ts'
import { isPlaceName, isSomewhere } from './place-names.ts'
import { evidenced } from './quoting.ts'
import { requiredSkills } from './required-skills.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { isNoSkill } from './skill-words.ts'

const by = 'skills'
const maxSkills = 40

/** The skills an advert names, in the page's own words; certifications, languages, schooling and character are not skills. */
export function readSkills(advert: Advert, others: readonly Evidenced<string>[]): Evidenced<string>[] {
  let skills: { skill: Evidenced<string>; words: string }[] = []
  const said = others.map(({ value }) => ({ value, words: wordsOf(value) }))
  const add = (clause: Clause, statement: Statement) => {
    const skill = clause.text.trim()
    if (skill === '' || skills.length >= maxSkills || isSomewhere(skill)) return
    const words = wordsOf(skill)
    if (skills.some((known) => known.words.includes(words))) return
    // Part of a certificate's or language's name, where that is said.
    if (said.some((known) => known.words.includes(words) && statement.text.includes(known.value))) return
    // "PLC Siemens S7" says more than the "PLC" before it.
    skills = skills.filter((known) => !words.includes(known.words))
    const quote = quoteOf(statement, clause.index, clause.index + skill.length)
    skills.push({ skill: evidenced(skill, quote, by), words })
  }
  for (const hint of advert.hints.skills ?? []) {
    const statement = hintStatement(hint)
    for (const clause of clausesOf(statement.text)) if (!isNoSkill(sameLengthFold(clause.text))) add(clause, statement)
  }
  for (const statement of advert.statements) {
    if (statement.kind === 'legal' || statement.kind === 'about' || statement.kind === 'place') continue
    if (statement.isShared || isFiling(statement) || isOfPlace(statement) || isAddress(statement)) continue
    const isAsked = statement.kind === 'requirements' || (statement.kind === 'other' && statement.isItem)
    const title = advert.title.folded
    const clauses = isAsked ? requiredSkills(statement, title) : describedSkills(statement, title)
    for (const clause of [...clauses, ...strongSkills(statement, title)]) add(clause, statement)
  }
  return skills.map(({ skill }) => skill)
}

const otherFact = atStart(filingHeadings)

const aroundPost = atStart(blogLabels)

const isFiling = ({ kind, text, folded, heading }: Statement) =>
  (kind === 'other' && text.length <= 40 && (otherFact.test(heading) || department.test(folded))) ||
  (text.length <= 100 && aroundPost.test(folded))

const department = new RegExp(`^(?:(?:area|reparto|ufficio|settore|team) )?${anyOf(departmentNames)}$`)

/** "CV o anche solo il link a GitHub a jobs@acme.it": how to apply. */
const isAddress = ({ text }: Statement) => /\S@\S+\.\w/.test(text)

/** "Acquisti · Varese": a line that says where, and under what the post is filed. */
function isOfPlace({ text, kind, isProse }: Statement): boolean {
  if (kind !== 'other' || !isProse || text.length > 60) return false
  const clauses = clausesOf(text)
  return clauses.length > 1 && clauses.length <= 4 && clauses.some((clause) => isPlaceName(clause.text))
}

/** A skill's words for comparison, with a space at both ends, so that inclusion compares whole words. */
const wordsOf = (text: string) =>
  ` ${sameLengthFold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `
