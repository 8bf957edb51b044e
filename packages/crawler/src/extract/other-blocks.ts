import type { MarkedLine } from '../html/lines.ts'
import type { Sign } from './advert-signs.ts'
import { givenNames } from './role-vocabulary.ts'

const course =
  /\b(?:(?<!\bin )corso|corsi(?! (?:pagat|a (?:nostro )?carico|intern|aziendal|retribuit|di aggiornamento))|iscrizion[ei](?! (?:all?[oae'’]? ?|nell[ae'’] ?|ad? )(?:alb|ordin|colleg|list|regist|categor|ruol|elench))|iscriviti|attestato|quota di partecipazione|allievi|docenti|lezioni|moduli|crediti formativi|ore di (?:aula|formazione|lezione)|\d{2,4} ore(?! settiman| a settiman| alla settiman)|gratuito|bootcamp|abilitazione)\b/g
/** A course never says how one is employed. */
const employed =
  /tempo (?:in)?determinato|ccnl|full[ -]?time|part[ -]?time|assunzione|contratto|ore settimanali|inquadramento|(?:in|con) (?:partita iva|p\.? ?iva)|libera professione|retribuzione|stipendio/iu
const imprint = /\b(?:p\.? ?iva|partita iva|c\.f\.|rea|cap\.? ?soc)\b[^\p{L}]{0,6}\d/iu
const personName =
  /^(?:(?:[Dd]ott(?:\.? ?ssa\b|\.|(?=\s))|[Dd]r(?:\.? ?ssa\b|\.|(?=\s))|[Ii]ng(?:\.|(?=\s))|[Aa]rch(?:\.|(?=\s))|[Aa]vv(?:\.|(?=\s))|[Gg]eom(?:\.|(?=\s))|[Rr]ag(?:\.|(?=\s))|[Pp]rof(?:\.? ?ssa\b|\.|(?=\s))|[Pp]\.? ?[Ii]\.|[Ss]ig(?:\.? ?(?:ra|na)\b|\.|(?=\s))|[Cc]av\.|[Mm]rs?\.?|Ms\.?|Herr|Frau|[Dd]ipl\.?-?[Ii]ng\.?)\.?\s*)*(\p{Lu}\p{Ll}+)\s+\p{Lu}[\p{Ll}'’]+(?:\s|,|$|-|–)/u

/** The line of a company's own numbers, at the foot of its pages. */
export const isImprint = (text: string): boolean =>
  /\d{11}/.test(text) && /\b(?:p\.? ?i(?:va)?\.?|partita iva|c\.? ?f\.?|vat)\b/iu.test(text)

/** A block with a role in it that is no advert: someone speaks, a person is presented, a course is offered. */
export function isOtherBlock(lines: readonly MarkedLine[], signs: ReadonlySet<Sign>): boolean {
  if (lines[0] && imprint.test(lines[0].text)) return true
  const isPersonal = lines.some(({ text }) => isName(text)) || lines.some(({ text }) => /^[“«"„]/.test(text))
  if (isPersonal && !signs.has('contract') && !signs.has('page')) return true
  const text = lines.map((line) => line.text.slice(0, 1_000)).join('\n')
  const words = new Set(text.toLowerCase().match(course) ?? [])
  return words.size >= 2 && !employed.test(text)
}

function isName(text: string): boolean {
  const name = text.length <= 60 ? personName.exec(text)?.[1] : undefined
  return name !== undefined && givenNames.has(name.toLowerCase())
}
