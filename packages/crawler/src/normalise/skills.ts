import type { Evidenced } from '../evidence.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isPlaceName } from './place-names.ts'
import { evidenced } from './quoting.ts'
import { sameLengthFold } from './same-length-fold.ts'
import { cuedSkills } from './skill-cues.ts'
import { isTerm, listedTasks } from './skill-lists.ts'
import { TASK_SKILLS } from './skill-tasks.ts'
import { TOOLS_ANYWHERE, TOOLS_ASKED, type Tools, toolsIn } from './skill-tools.ts'
import { isActivity, isExperience, isNoSkill, isSchooling, leadInLength } from './skill-words.ts'
import { speaksOf } from './topics.ts'

const BY = 'skills'
const MAX_SKILLS = 40
const MAX_WORDS = 7

/** What the work takes, in the page's own words: certifications, languages, schooling and character are not among it. */
export function readSkills(advert: Advert, others: readonly Evidenced<string>[]): Evidenced<string>[] {
  let skills: { skill: Evidenced<string>; words: string }[] = []
  const said = others.map(({ value }) => ({ value, words: wordsOf(value) }))
  const add = (clause: Clause, statement: Statement) => {
    const skill = clause.text.trim()
    if (skill === '' || skills.length >= MAX_SKILLS || isSomewhere(skill)) return
    const words = wordsOf(skill)
    if (skills.some((known) => known.words.includes(words))) return
    // Part of a certificate's or language's name, where that is said.
    if (said.some((known) => known.words.includes(words) && statement.text.includes(known.value))) return
    // "PLC Siemens S7" says more than the "PLC" before it.
    skills = skills.filter((known) => !words.includes(known.words))
    const quote = quoteOf(statement, clause.index, clause.index + skill.length)
    skills.push({ skill: evidenced(skill, quote, BY), words })
  }
  for (const hint of advert.hints.skills ?? []) {
    const statement = hintStatement(hint)
    for (const clause of clausesOf(statement.text)) if (!isNoSkill(sameLengthFold(clause.text))) add(clause, statement)
  }
  for (const statement of advert.statements) {
    if (statement.kind === 'legal' || statement.kind === 'about' || statement.kind === 'place') continue
    if (statement.isSaidToAll || isFiling(statement) || isOfPlace(statement)) continue
    const isAsked = statement.kind === 'requirements' || (statement.kind === 'other' && statement.isItem)
    const title = advert.title.folded
    const clauses = isAsked ? askedIn(statement, title) : describedIn(statement, title)
    for (const clause of [...clauses, ...strongIn(statement, title)]) add(clause, statement)
  }
  return skills.map(({ skill }) => skill)
}

/** "Funzione aziendale", "Reparto", "Allegati": where the post is filed, or papers about it. */
const OTHER_FACT =
  /^(?:funzione|area\b|ruolo\b|seniority|livello|inquadramento|reparto|dipartimento|department|settore|divisione|business unit|team|function|categoria|azienda|company|codice|rif\b|riferimento|data\b|pubblica|scadenza|allegat|document|avvis|abteilung|bereich|job family|famiglia professionale)/

/** "Categoria: Lavora con noi", "Leggi tutto: Cuoco": what a blog puts around its posts. */
const AROUND_POST =
  /^(?:(?:categori[ae]|category|kategorie|tags?|etichett[ae]|archiviato in|filed under|autore|author|scritto da|written by|visite|hits|condividi|share)\s*:|(?:leggi (?:tutto|di piu|ancora)|continua a leggere|read more|weiterlesen)(?: |:|$))/

const isFiling = ({ kind, text, folded, heading }: Statement) =>
  (kind === 'other' && text.length <= 40 && OTHER_FACT.test(heading)) ||
  (text.length <= 100 && AROUND_POST.test(folded))

/** "Acquisti · Varese": a line that says where, and under what the post is filed. */
function isOfPlace({ text, kind, isProse }: Statement): boolean {
  if (kind !== 'other' || !isProse || text.length > 60) return false
  const clauses = clausesOf(text)
  return clauses.length > 1 && clauses.length <= 4 && clauses.some((clause) => isPlaceName(clause.text))
}

const MAX_STRONG_WORDS = 5

/** "<b>Due saldatori</b>": how many of whom. */
const COUNTED =
  /^(?:\d{1,2}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|two|three|four|five|zwei|drei|vier) [a-z]+[eins]$/

/** "Sai usare la <b>lucidatrice</b>": a short name in bold, in a sentence that offers nothing. */
function strongIn(statement: Statement, title: string): Clause[] {
  if (statement.kind === 'offer' || statement.kind === 'terms') return []
  return (statement.strong ?? []).flatMap((words) =>
    clausesOf(words).flatMap(({ text }) => {
      const folded = sameLengthFold(text)
      const isShort = text.length > 2 && text.split(' ').length <= MAX_STRONG_WORDS
      const isOther = isNoSkill(folded) || isExperience(folded) || isPlaceName(text) || title.includes(folded)
      return isShort && !isOther && !isTerm(folded) && !COUNTED.test(folded)
        ? [{ text, index: statement.text.indexOf(text) }]
        : []
    }),
  )
}

/** Named skills within any text, in order, the longer one where two overlap. */
function namedIn(statement: Statement, tools: Tools): Clause[] {
  const found: Clause[] = []
  found.push(...toolsIn(statement.text, tools))
  for (const match of speaksOf(statement, 'craft') ? allMatches(TASK_SKILLS, statement.folded) : []) {
    found.push({ text: statement.text.slice(match.index, match.index + match[0].length), index: match.index })
  }
  const longestFirst = found.sort((a, b) => b.text.length - a.text.length)
  return longestFirst
    .filter((clause, position) => !longestFirst.slice(0, position).some((longer) => overlaps(longer, clause)))
    .sort((a, b) => a.index - b.index)
}

const holds = (outer: Clause, inner: Clause) =>
  outer.index <= inner.index && outer.index + outer.text.length >= inner.index + inner.text.length

const overlaps = (a: Clause, b: Clause) => a.index < b.index + b.text.length && b.index < a.index + a.text.length

function describedIn(statement: Statement, title: string): Clause[] {
  if (statement.kind === 'offer' && !statement.isProse) return []
  const named = namedIn(statement, TOOLS_ANYWHERE)
  if (statement.kind !== 'tasks' && statement.kind !== 'other') return merged(named, cuedSkills(statement))
  const cued = cuedSkills(statement)
  return merged(
    named,
    merged(
      cued,
      listedTasks(statement, title).filter((one) => !isFrameOf(one, cued)),
    ),
  )
}

function askedIn(statement: Statement, title: string): Clause[] {
  const named = namedIn(statement, statement.isProse && !statement.isItem ? TOOLS_ANYWHERE : TOOLS_ASKED)
  const listed = statement.isProse && !statement.isItem ? listedTasks(statement, title) : []
  const isList = statement.isItem || !statement.isProse
  const clauses = clausesOf(statement.text)
  const foldedOf = ({ text, index }: Clause) => statement.folded.slice(index, index + text.length)
  /** "Conoscenza di Excel e del gestionale": what is joined is asked for as well. */
  const joinedLead = (clause: (typeof clauses)[number], folded: string) => {
    const opener = clause.isJoined ? clauses.find(({ part }) => part === clause.part) : undefined
    if (!opener || opener === clause || leadInLength(foldedOf(opener)) === 0) return 0
    return /^(?:(?:di|del|dello|della|dei|degli|delle) |dell'|d')/.exec(folded)?.[0].length ?? 0
  }
  const asked = clauses.flatMap((clause) => {
    const folded = foldedOf(clause)
    const lead = leadInLength(folded) || joinedLead(clause, folded)
    // In running text only what is expressly asked for is a skill; an item asks by standing there.
    if (clause.isBracketed) return bracketedName(clause)
    if (lead === 0 && !isList) return []
    // "Laurea in Chimica o Scienze forestali" is schooling to its end.
    const opener = foldedOf(clauses.find(({ part }) => part === clause.part) ?? clause)
    const isSubject = lead === 0 && isSubjectName(clause.text, folded) && isSchooling(foldedOf(clauses[0] ?? clause))
    if (isSchooling(opener) || isSubject) return []
    if (isExperience(opener) && !isActivity(folded.slice(lead)) && !isBrand(clause.text.slice(lead))) return []
    const text = clause.text.slice(lead).replace(/[\s.;:!]+$/u, '')
    const isShort = text.split(/\s+/).length <= MAX_WORDS && (text.length > 1 || /^[A-Z]$/.test(text))
    if (!isShort) return []
    const isOther =
      isNoSkill(folded.slice(lead)) ||
      (lead > 0 && !isExperience(folded) && isNoSkill(folded)) ||
      isPlaceName(clause.text) ||
      isSomewhere(clause.text)
    return !isOther ? [{ text, index: clause.index + lead }] : []
  })
  const practised = asked.length === 0 && listed.length === 0 ? practisedIn(statement) : []
  const cued = statement.isItem ? [] : cuedSkills(statement)
  return merged(
    named,
    merged(
      cued,
      [...asked, ...listed, ...practised].filter((one) => !isFrameOf(one, cued)),
    ),
  )
}

const EXAMPLE =
  /^(?:(?:meglio|preferibilmente|es\.?|ad es\.?|ad esempio|tipo|come|quali|soprattutto|in particolare|e\.g\.?|z\. ?b\.?|such as|like|ideally|idealmente)(?: se| con)? )+/iu

/** "Un programma di nesting (Lantek)": a program's or machine's own name. */
function bracketedName({ text, index }: Clause): Clause[] {
  const lead = EXAMPLE.exec(text)?.[0].length ?? 0
  const name = text.slice(lead).trim()
  const isName = name.length > 2 && isBrand(name) && !/^(?:pdf|zip|docx?|jpg|iva|srl|spa)$/i.test(name)
  const isOther = isNoSkill(sameLengthFold(name)) || isTerm(sameLengthFold(name)) || isPlaceName(name)
  return isName && !isOther ? [{ text: name, index: index + lead }] : []
}

/** "Mobilificio di Lissone": a house, by its town. */
function isSomewhere(text: string): boolean {
  const town =
    /(?:^\p{L}+|\p{L} nell['’]area|\p{L} in zona|\p{L} (?:in|nella) provincia) (?:di|a|in) (\p{Lu}[\p{L} ]+)$/u.exec(
      text,
    )?.[1]
  return town !== undefined && isPlaceName(town)
}

const SUBJECT =
  /^(?:\w+(?:logia|nomia|grafia|metria|sofia|tecnica|tronica)\b|chimic|fisic|matematic|informatic|statistic|meccanic|scienz|ingegneri|economi|giurisprud|architettur|letter|lingue|biotecnolog|farmacia|ctf\b|agrari|veterinari|medicina|design|marketing|comunicazion|ragioneri|disciplin|beni cultural|amministrazion|elettric|automazion|affin)/

/** What one may have a degree in. */
const isSubjectName = (text: string, folded: string) => /^\p{Lu}/u.test(text) || SUBJECT.test(folded)

const PRACTISED =
  /\besperienza (?:[a-z]+ ){0,2}?(?:nel |nella |nello |nell'|nelle |nei |negli |di |in |con |su )(?=[a-z])/

/** "… con almeno tre anni di esperienza nel montaggio di borse", within a sentence. */
function practisedIn({ text, folded }: Statement): Clause[] {
  const match = PRACTISED.exec(folded)
  if (!match) return []
  const index = match.index + match[0].length
  const end = folded.slice(index).search(/[,.;:()]| e | ed | con | per | presso | su /)
  const words = end < 0 ? text.slice(index) : text.slice(index, index + end)
  return isActivity(folded.slice(index)) && words.split(' ').length <= MAX_WORDS ? [{ text: words, index }] : []
}

/** "Conoscenza di Ajax" only leads to what a cue found in it. */
const isFrameOf = (clause: Clause, cued: readonly Clause[]) =>
  cued.some((skill) => holds(clause, skill) || overlaps(clause, skill))

/** A clause that holds one named skill says it in full; one that holds several is only their frame. */
function merged(named: readonly Clause[], clauses: readonly Clause[]): Clause[] {
  const framing = clauses.filter((clause) => {
    const inside = named.filter((known) => overlaps(known, clause))
    return inside.length < 2 && inside.every((known) => holds(clause, known))
  })
  const alone = named.filter((known) => !framing.some((clause) => overlaps(known, clause)))
  return [...alone, ...framing].sort((a, b) => a.index - b.index)
}

/** A name of one or two words, as a machine or a program has. */
const isBrand = (text: string) => /^\p{Lu}[\p{L}\p{N}.+#-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}.+#-]*)?$/u.test(text)

/** Its words for comparing, a space at both ends: what includes them says the same. */
const wordsOf = (text: string) =>
  ` ${sameLengthFold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `
