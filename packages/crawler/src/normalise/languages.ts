import type { Evidenced } from '../evidence.ts'
import { anyOf, anywhere } from '../lexicon/compile-terms.ts'
import { languageCues, nounsOfNationality } from '../lexicon/languages.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'languages'

/** ISO 639-1, the Italian name, the Italian feminine if it differs, and the names in English and German. */
const languages: readonly (readonly [string, string, string | null, string])[] = [
  ['en', 'inglese', null, 'english|englisch\\w*'],
  ['de', 'tedesco', 'tedesca', 'german|deutsch\\w*'],
  ['fr', 'francese', null, 'french|franzosisch\\w*'],
  ['es', 'spagnolo', 'spagnola', 'spanish|spanisch\\w*'],
  ['pt', 'portoghese', null, 'portuguese|portugiesisch\\w*'],
  ['ru', 'russo', 'russa', 'russian|russisch\\w*'],
  ['zh', 'cinese', null, 'chinese|mandarin\\w*|chinesisch\\w*'],
  ['ja', 'giapponese', null, 'japanese|japanisch\\w*'],
  ['ko', 'coreano', 'coreana', 'korean'],
  ['ar', 'arabo', 'araba', 'arabic|arabisch\\w*'],
  ['nl', 'olandese', null, 'dutch|niederlandisch\\w*'],
  ['pl', 'polacco', 'polacca', 'polish|polnisch\\w*'],
  ['ro', 'rumeno', 'rumena', 'romanian|rumanisch\\w*'],
  ['sl', 'sloveno', 'slovena', 'slovenian|slovene|slowenisch\\w*'],
  ['hr', 'croato', 'croata', 'croatian|kroatisch\\w*'],
  ['sr', 'serbo', 'serba', 'serbian'],
  ['sq', 'albanese', null, 'albanian'],
  ['hu', 'ungherese', null, 'hungarian|ungarisch\\w*'],
  ['cs', 'ceco', 'ceca', 'czech|tschechisch\\w*'],
  ['sk', 'slovacco', 'slovacca', 'slovak'],
  ['el', 'greco', 'greca', 'greek'],
  ['tr', 'turco', 'turca', 'turkish|turkisch\\w*'],
  ['uk', 'ucraino', 'ucraina', 'ukrainian'],
  ['bg', 'bulgaro', 'bulgara', 'bulgarian'],
  ['sv', 'svedese', null, 'swedish|schwedisch\\w*'],
  ['da', 'danese', null, 'danish'],
  ['no', 'norvegese', null, 'norwegian'],
  ['fi', 'finlandese', null, 'finnish'],
  ['he', 'ebraico', 'ebraica', 'hebrew'],
  ['hi', 'hindi', null, 'hindi'],
]

const anyLanguage = languages
  .map(([, italian, feminine, foreign]) => [italian, ...(feminine ? [feminine] : []), foreign].join('|'))
  .join('|')

const languageNames = new RegExp(String.raw`\b(?:${anyLanguage})\b`, 'g')

const codesByName = new Map(
  languages.flatMap(
    ([code, italian, feminine]) => [[italian, code], ...(feminine ? [[feminine, code]] : [])] as [string, string][],
  ),
)
const feminines = new Set(languages.flatMap(([, , feminine]) => (feminine ? [feminine] : [])))
const foreignNames = languages.map(([code, , , foreign]) => [new RegExp(`^(?:${foreign})$`), code] as const)

const codeOf = (name: string) => codesByName.get(name) ?? foreignNames.find(([pattern]) => pattern.test(name))?.[1]

/** Words that make the same word a nationality or a style. */
const nationalityBefore = new RegExp(String.raw`\b${anyOf(nounsOfNationality)} ?$`)
const nationalityAfter =
  /^ (?:market|customers?|clients?|company|group|owned|cuisine|style|brand|subsidiary|territory|speaking (?:countr|market|area)\w*|breakfast|kunden|markt\w*|unternehmen|e internazionale|companies)\b/
const languageCue = anywhere(languageCues)
const refused =
  /\b(?:non (?:e |sono |viene )?(?:richiest\w+|necessari\w+|indispensabil\w+)(?: \S+){0,4}|senza|no)(?: |')$/

export function readLanguages(advert: Advert): Evidenced<string>[] {
  const found = new Map<string, Evidenced<string>>()
  const hint = advert.hints.language
  const said = advert.statements.filter(
    ({ kind, folded }) => kind !== 'legal' && kind !== 'about' && !isCourse(folded, kind),
  )
  for (const statement of [...(hint ? [hintStatement(hint)] : []), advert.title, ...said]) {
    for (const { code, index, end } of languagesIn(statement)) {
      if (!found.has(code)) found.set(code, evidenced(code, quoteOf(statement, index, end), by))
    }
  }
  return [...found.values()]
}

const isCourse = (folded: string, kind: Statement['kind']) =>
  kind === 'offer' && /\b(?:cors[oi]\b|courses?\b|lezioni\b)/.test(folded)

function languagesIn(statement: Statement): { code: string; index: number; end: number }[] {
  const matches: { code: string; index: number; end: number }[] = []
  if (!speaksOf(statement, 'language')) return matches
  const { folded, kind } = statement
  const hasCue = languageCue.test(folded) || isOnlyLanguages(folded)
  for (const match of allMatches(languageNames, folded)) {
    const code = codeOf(match[0])
    const before = folded.slice(Math.max(0, match.index - 50), match.index)
    const after = folded.slice(match.index + match[0].length)
    if (code === undefined || refused.test(before) || nationalityAfter.test(after)) continue
    if (nationalityBefore.test(before.replace(othersBetween, ''))) continue
    if (feminines.has(match[0]) && !/\blingu[ae]\b/.test(before)) continue
    if (!hasCue && !(code === 'en' && kind !== 'title') && !isAmongLanguages(before, after)) continue
    matches.push({ code, index: match.index, end: match.index + match[0].length })
  }
  return matches
}

const amongBefore = new RegExp(
  String.raw`\b(?:${anyLanguage}|italian[oa]?|italienisch)(?: ?[,/&+-] ?| e | ed | o | and | or | und | oder )$`,
)
const amongAfter = new RegExp(
  String.raw`^(?: ?[,/&+-] ?| e | ed | o | and | or | und | oder )(?:${anyLanguage}|italian[oa]?|italienisch)\b`,
)

function isAmongLanguages(before: string, after: string): boolean {
  return amongBefore.test(before) || amongAfter.test(after)
}

/** "Mercato tedesco e francese": the noun holds for both. */
const othersBetween = new RegExp(String.raw`(?:\b(?:${anyLanguage})(?: e | ed |, | o ))+$`)

const onlyLanguages = new RegExp(
  String.raw`^(?:(?:${anyLanguage}|italian[oa]?|italienisch|fluente|base|e|ed|o|and|or|und|oder|lingua)\b[ ,/&+.;()-]*)+$`,
)

const isOnlyLanguages = (folded: string) => folded.length < 80 && onlyLanguages.test(folded)
