import { type KnownWords, knownWords } from '../roles/mend-words.ts'
import type { TradeFamily } from '../trades/read-trades.ts'
import { phraseKey, phrasesOf, wordSet } from './phrases.ts'
import { type RoleTitles, titlesOf } from './role-titles.ts'
import { englishComplements, englishHeads, weakEnglishHeads } from './words/role-words-en.ts'
import { generalHeads, italianTrades, roleComplements, toolHeads } from './words/role-words-it.ts'
import { industrySectors } from './words/sector-words-industry.ts'
import { peopleSectors } from './words/sector-words-people.ts'
import { serviceSectors } from './words/sector-words-services.ts'

const wordsOf = (list: string) => list.split(/\s+/).filter((word) => word !== '')

const sectorLists = [industrySectors, serviceSectors, peopleSectors].flatMap((sectors) => Object.values(sectors))
const isOneWord = (phrase: string) => !/[\s'&-]/.test(phrase)
const sectorWords = sectorLists.flatMap(({ fields }) => phrasesOf(fields)).filter(isOneWord)
const companyKinds = sectorLists.flatMap(({ kinds }) => phrasesOf(kinds)).filter(isOneWord)

/** Words of roles: of every form of a noun its singular. */
export type RoleKnowledge = {
  readonly italian: ReadonlyMap<string, string>
  readonly english: ReadonlyMap<string, string>
  /** Nouns of roles, for mending. */
  readonly nouns: KnownWords
  /** All words of roles, for mending what completes them. */
  readonly words: KnownWords
  readonly titles: RoleTitles
}

export const isGeneral = memberOf(generalHeads, italianForms)
export const takesTools = memberOf(toolHeads, italianForms)
export const isWeakEnglish = memberOf(weakEnglishHeads, englishForms)

function memberOf(
  list: string,
  formsOf: (noun: string) => [form: string, singular: string][],
): (word: string) => boolean {
  const words = new Set(
    wordsOf(list)
      .flatMap(formsOf)
      .map(([form]) => form),
  )
  return (word) => words.has(word)
}

/** Names of one word that mean something else as well. */
const notNouns = wordSet(`
  comparsa modella militare primario trasfertista telemarketing puntatore navigator acquirente statistico
  registrar performer renderer linker spreader blender grossista runner isolatore soldato
`)

/** Shorter names are everyday words or abbreviations. */
const minNoun = 6

/** From our own nouns and the names of trades in either language. */
export function roleKnowledge(families: readonly Pick<TradeFamily, 'it' | 'en'>[]): RoleKnowledge {
  const namesIn = (language: 'it' | 'en') => families.flatMap((family) => family[language]).map(phraseKey)
  const nounsIn = (language: 'it' | 'en') =>
    namesIn(language).filter((name) => !/[\s\d]/.test(name) && name.length >= minNoun && !notNouns.has(name))
  const english = singulars([...wordsOf(englishHeads), ...nounsIn('en')], englishForms)
  // Italian adverts say "developer", and it stays an English noun.
  const ownNouns = nounsIn('it').filter((noun) => !english.has(noun))
  const italian = singulars([...wordsOf(italianTrades), ...wordsOf(generalHeads), ...ownNouns], italianForms)
  const nouns = new Map([...italian.keys(), ...english.keys()].map((word) => [word, 1] as const))
  const all = new Map([
    ...nouns,
    ...[
      ...wordsOf(roleComplements),
      ...wordsOf(englishComplements),
      ...sectorWords,
      ...[...namesIn('it'), ...namesIn('en')].flatMap((name) => name.split(' ')),
    ].map((word) => [word, 1] as const),
  ])
  const sectors = new Set([...sectorWords, ...companyKinds].map(phraseKey))
  return {
    italian,
    english,
    nouns: knownWords(nouns),
    words: knownWords(all),
    titles: titlesOf(families, { isNoun: (word) => nouns.has(word), isSector: (word) => sectors.has(word) }),
  }
}

/** Where a form is both, it is a singular: "cameriere". Our own nouns come first. */
function singulars(
  nouns: readonly string[],
  formsOf: (noun: string) => [form: string, singular: string][],
): Map<string, string> {
  const known = new Map<string, string>()
  for (const noun of nouns) known.set(noun, noun)
  for (const [form, singular] of nouns.flatMap(formsOf)) if (!known.has(form)) known.set(form, singular)
  return known
}

/** The most unknown words of one sentence that are compared with all known ones: nobody misspells more. */
const maxMended = 30

/** The same for one sentence: each word is mended once, and not more of them than the bound. */
export function forOneSentence(knowledge: RoleKnowledge): RoleKnowledge {
  return { ...knowledge, nouns: bounded(knowledge.nouns), words: bounded(knowledge.words) }
}

function bounded(words: KnownWords): KnownWords {
  const mended = new Map<string, string[]>()
  return {
    isKnown: words.isKnown,
    mend(word, most = 1) {
      const known = mended.get(word)
      if (known) return known.slice(0, most)
      if (mended.size >= maxMended) return []
      const meant = words.mend(word, most)
      mended.set(word, meant)
      return meant
    },
  }
}

/** Each form of a noun with the singular of its gender. */
function italianForms(noun: string): [form: string, singular: string][] {
  const forms: [string, string][] = [[noun, noun]]
  const add = (pattern: RegExp, ...endings: readonly (readonly [form: string, singular: string])[]) => {
    if (!pattern.test(noun)) return false
    const stem = noun.replace(pattern, '')
    for (const [form, singular] of endings) forms.push([stem + form, stem + singular])
    return true
  }
  if (add(/tore$/, ['tori', 'tore'], ['trice', 'trice'], ['trici', 'trice'])) return forms
  if (add(/sore$/, ['sori', 'sore'], ['ssora', 'ssora'])) return forms
  if (add(/trice$/, ['trici', 'trice'])) return forms
  if (add(/ista$/, ['isti', 'ista'], ['iste', 'ista'])) return forms
  if (add(/iere$/, ['ieri', 'iere'], ['iera', 'iera'])) return forms
  if (add(/aio$/, ['ai', 'aio'], ['aia', 'aia'], ['aie', 'aia'])) return forms
  if (add(/io$/, ['i', 'io'], ['ia', 'ia'], ['ie', 'ia'])) return forms
  if (add(/([cg])o$/)) {
    const stem = noun.slice(0, -1)
    for (const plural of ['i', 'hi']) forms.push([stem + plural, noun])
    forms.push([`${stem}a`, `${stem}a`], [`${stem}he`, `${stem}a`])
    return forms
  }
  if (add(/o$/, ['i', 'o'], ['a', 'a'], ['e', 'a'])) return forms
  if (add(/a$/, ['e', 'a'], ['i', 'a'])) return forms
  add(/e$/, ['i', 'e'])
  return forms
}

function englishForms(noun: string): [form: string, singular: string][] {
  if (/man$/.test(noun))
    return [
      [noun, noun],
      [noun.replace(/man$/, 'men'), noun],
    ]
  if (noun === 'midwife')
    return [
      [noun, noun],
      ['midwives', noun],
    ]
  if (/[^aeo]y$/.test(noun))
    return [
      [noun, noun],
      [noun.replace(/y$/, 'ies'), noun],
    ]
  if (/(?:s|x|ch|sh)$/.test(noun))
    return [
      [noun, noun],
      [`${noun}es`, noun],
    ]
  return [
    [noun, noun],
    [`${noun}s`, noun],
  ]
}

/** Endings of Italian nouns that name who does something, for trades on no list; long ones, since "motore" has it too. */
const agent = /(?:[aeiu]tor[ei]|[ai]tric[ei]|[^v]ist[aei]|ologo|ologa|ologi|ografo|iatra)$/
const notAgents = wordSet(`
    calcolatore aspiratore ventilatore frigoriferi computatore acceleratore conquista riconquista provvista
    intervista interviste imperatore dittatore navigatore radiatore generatore trasformatore interruttore
    protagonista pessimista ottimista egoista turista turisti artista rivista riviste motorista televisore
    amatore senatore direttorio spettatore ammiratore peccatore creatore redentore salvatore predatore
    esploratore congelatore evaporatore condensatore denominatore indicatore evidenziatore deodorante equatore
    genitore genitori consumatore consumatori giocatore giocatori elettore elettori utilizzatore ascensore
    processore altista battista evangelista capolista
  `)

export function looksLikeAgent(word: string): boolean {
  return word.length >= 8 && agent.test(word) && !notAgents.has(word)
}

/** The singular of an agent noun that is on no list, by its ending. */
export function agentSingular(word: string): string {
  return word
    .replace(/tori$/, 'tore')
    .replace(/trici$/, 'trice')
    .replace(/ist[ie]$/, 'ista')
    .replace(/ologi$/, 'ologo')
}
