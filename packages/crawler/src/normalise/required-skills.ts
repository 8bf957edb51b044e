import { anyOf, atStart } from '../lexicon/compile-terms.ts'
import { subjects } from '../lexicon/schooling.ts'
import { namedProgramKinds, namedProgramUses } from '../lexicon/skill-cues.ts'
import type { Statement } from './advert.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isFrameOf, mergedSkills, namedSkills } from './named-skills.ts'
import { isPlaceName, isSomewhere } from './place-names.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { cuedSkills } from './skill-cues.ts'
import { isTerm, listedTasks } from './skill-lists.ts'
import { toolsAnywhere, toolsInRequirements } from './skill-tools.ts'
import { isActivity, isExperience, isNoSkill, isSchooling, leadInLength } from './skill-words.ts'

const maxWords = 7

/** The skills that a statement of requirements names. */
export function requiredSkills(statement: Statement, title: string): Clause[] {
  const isRunning = statement.isProse && !statement.isItem
  const named = namedSkills(statement, isRunning ? toolsAnywhere : toolsInRequirements)
  const listed = isRunning ? listedTasks(statement, title) : []
  const clauses = clausesOf(statement.text)
  const required = clauses.flatMap((clause) =>
    clause.isBracketed ? bracketedName(clause) : skillOf(statement, clauses, clause),
  )
  const practised = required.length === 0 && listed.length === 0 ? practisedIn(statement) : []
  const cued = statement.isItem ? [] : cuedSkills(statement)
  return mergedSkills(
    named,
    mergedSkills(
      cued,
      [...required, ...listed, ...practised].filter((one) => !isFrameOf(one, cued)),
    ),
  )
}

type PartClause = ReturnType<typeof clausesOf>[number]

const foldedOf = ({ folded }: Statement, { text, index }: Clause) => folded.slice(index, index + text.length)

const openerOf = (clauses: readonly PartClause[], clause: PartClause) =>
  clauses.find(({ part }) => part === clause.part) ?? clause

/** What a clause asks for, without what leads in to it: none or one. */
function skillOf(statement: Statement, clauses: readonly PartClause[], clause: PartClause): Clause[] {
  const folded = foldedOf(statement, clause)
  const opener = foldedOf(statement, openerOf(clauses, clause))
  const lead = leadOf(statement, clauses, clause)
  // In running text a skill needs a lead-in ("conoscenza di"); an item of a list does not.
  if (lead === 0 && statement.isProse && !statement.isItem) return []
  // "Laurea in Chimica o Scienze forestali" is schooling as a whole.
  const isSubject =
    lead === 0 && isSubjectName(clause.text, folded) && isSchooling(foldedOf(statement, clauses[0] ?? clause))
  if (isSchooling(opener) || isSubject) return []
  const program = lead > 0 ? (namedProgram.exec(clause.text.slice(lead))?.[0].length ?? 0) : 0
  if (program > 0 && isExperience(opener))
    return [{ text: clause.text.slice(lead + program), index: clause.index + lead + program }]
  if (isExperience(opener) && !isActivity(folded.slice(lead)) && !isBrand(clause.text.slice(lead))) return []
  const text = clause.text.slice(lead).replace(/[\s.;:!]+$/u, '')
  return isShort(text) && !isOther(clause.text, folded, lead) ? [{ text, index: clause.index + lead }] : []
}

function leadOf(statement: Statement, clauses: readonly PartClause[], clause: PartClause): number {
  const folded = foldedOf(statement, clause)
  return (
    leadInLength(folded) || joinedLead(statement, clauses, clause) || (requirement.exec(clause.text)?.[0].length ?? 0)
  )
}

/** "Conoscenza di Excel e del gestionale": a joined clause shares the lead-in of the first. */
function joinedLead(statement: Statement, clauses: readonly PartClause[], clause: PartClause): number {
  const opener = openerOf(clauses, clause)
  if (!clause.isJoined || opener === clause || leadInLength(foldedOf(statement, opener)) === 0) return 0
  return /^(?:(?:di|del|dello|della|dei|degli|delle) |dell'|d')/.exec(foldedOf(statement, clause))?.[0].length ?? 0
}

const isShort = (text: string) => text.split(/\s+/).length <= maxWords && (text.length > 1 || /^[A-Z]$/.test(text))

function isOther(text: string, folded: string, lead: number): boolean {
  if (isNoSkill(folded.slice(lead)) || (lead > 0 && !isExperience(folded) && isNoSkill(folded))) return true
  return isPlaceName(text) || isSomewhere(text)
}

/** "Richiesto AutoCAD": a requirement by name. */
const requirement = /^(?:richiest|gradit|necessari|preferit|obbligatori)[oaie]\s+(?=\p{Lu}[\p{L}\p{N}.+#-]*$)/iu

/** "Esperienza con il gestionale Zucchetti": the kind of program before its name. */
const namedProgram = new RegExp(
  String.raw`^${anyOf(namedProgramKinds)}(?:\s${anyOf(namedProgramUses)})?\s+(?=\p{Lu}[\p{L}\p{N}.+#-]*(?:\s[\p{Lu}\p{N}][\p{L}\p{N}.+#-]*)?$)`,
  'u',
)

const example =
  /^(?:(?:meglio|preferibilmente|es\.?|ad es\.?|ad esempio|tipo|come|quali|soprattutto|in particolare|e\.g\.?|z\. ?b\.?|such as|like|ideally|idealmente)(?: se| con)? )+/iu

/** "Un programma di nesting (Lantek)": the name of a program or machine in brackets. */
function bracketedName({ text, index }: Clause): Clause[] {
  const lead = example.exec(text)?.[0].length ?? 0
  const name = text.slice(lead).trim()
  const isName = name.length > 2 && isBrand(name) && !/^(?:pdf|zip|docx?|jpg|iva|srl|spa)$/i.test(name)
  const isOther = isNoSkill(sameLengthFold(name)) || isTerm(sameLengthFold(name)) || isPlaceName(name)
  return isName && !isOther ? [{ text: name, index: index + lead }] : []
}

const subject = atStart(subjects)

/** A subject that one may have a degree in. */
const isSubjectName = (text: string, folded: string) => /^\p{Lu}/u.test(text) || subject.test(folded)

const practisedTool =
  /\besperienza (?:[a-z]+ ){0,2}?(?:nel |nella |nello |nell'|nelle |nei |negli |di |in |con |su )(?=[a-z])/

/** "… con almeno tre anni di esperienza nel montaggio di borse", within a sentence. */
function practisedIn({ text, folded }: Statement): Clause[] {
  const match = practisedTool.exec(folded)
  if (!match) return []
  const index = match.index + match[0].length
  const end = folded.slice(index).search(/[,.;:()]| e | ed | con | per | presso | su /)
  const words = end < 0 ? text.slice(index) : text.slice(index, index + end)
  return isActivity(folded.slice(index)) && words.split(' ').length <= maxWords ? [{ text: words, index }] : []
}

/** One or two capitalised words, as names of machines and programs are. */
const isBrand = (text: string) => /^\p{Lu}[\p{L}\p{N}.+#-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}.+#-]*)?$/u.test(text)
