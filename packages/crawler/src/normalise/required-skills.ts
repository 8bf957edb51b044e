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
  const named = namedSkills(statement, statement.isProse && !statement.isItem ? toolsAnywhere : toolsInRequirements)
  const listed = statement.isProse && !statement.isItem ? listedTasks(statement, title) : []
  const isList = statement.isItem || !statement.isProse
  const clauses = clausesOf(statement.text)
  const foldedOf = ({ text, index }: Clause) => statement.folded.slice(index, index + text.length)
  /** "Conoscenza di Excel e del gestionale": a joined clause shares the lead-in of the first. */
  const joinedLead = (clause: (typeof clauses)[number], folded: string) => {
    const opener = clause.isJoined ? clauses.find(({ part }) => part === clause.part) : undefined
    if (!opener || opener === clause || leadInLength(foldedOf(opener)) === 0) return 0
    return /^(?:(?:di|del|dello|della|dei|degli|delle) |dell'|d')/.exec(folded)?.[0].length ?? 0
  }
  const required = clauses.flatMap((clause) => {
    const folded = foldedOf(clause)
    const lead = leadInLength(folded) || joinedLead(clause, folded) || (requirement.exec(clause.text)?.[0].length ?? 0)
    // In running text a skill needs a lead-in ("conoscenza di"); an item of a list does not.
    if (clause.isBracketed) return bracketedName(clause)
    if (lead === 0 && !isList) return []
    // "Laurea in Chimica o Scienze forestali" is schooling as a whole.
    const opener = foldedOf(clauses.find(({ part }) => part === clause.part) ?? clause)
    const isSubject = lead === 0 && isSubjectName(clause.text, folded) && isSchooling(foldedOf(clauses[0] ?? clause))
    if (isSchooling(opener) || isSubject) return []
    const program = lead > 0 ? (namedProgram.exec(clause.text.slice(lead))?.[0].length ?? 0) : 0
    if (program > 0 && isExperience(opener))
      return [{ text: clause.text.slice(lead + program), index: clause.index + lead + program }]
    if (isExperience(opener) && !isActivity(folded.slice(lead)) && !isBrand(clause.text.slice(lead))) return []
    const text = clause.text.slice(lead).replace(/[\s.;:!]+$/u, '')
    const isShort = text.split(/\s+/).length <= maxWords && (text.length > 1 || /^[A-Z]$/.test(text))
    if (!isShort) return []
    const isOther =
      isNoSkill(folded.slice(lead)) ||
      (lead > 0 && !isExperience(folded) && isNoSkill(folded)) ||
      isPlaceName(clause.text) ||
      isSomewhere(clause.text)
    return !isOther ? [{ text, index: clause.index + lead }] : []
  })
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
