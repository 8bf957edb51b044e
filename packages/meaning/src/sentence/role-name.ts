import { typingCost } from '../roles/typing-cost.ts'
import { isForm } from './misspelt.ts'
import { wordSet } from './phrases.ts'
import { isMended, keyAt, type Sentence } from './reading.ts'
import type { RoleKnowledge } from './role-nouns.ts'
import { isPreposition } from './small-words.ts'
import type { Token } from './tokens.ts'

/** Abbreviations in the names of roles. */
const abbreviations: Readonly<Record<string, string>> = {
  geom: 'geometra',
  ing: 'ingegnere',
  rag: 'ragioniere',
  avv: 'avvocato',
  arch: 'architetto',
  resp: 'responsabile',
  imp: 'impiegato',
  impieg: 'impiegato',
  add: 'addetto',
  op: 'operatore',
  oper: 'operatore',
  magazz: 'magazziniere',
  mag: 'magazziniere',
  tec: 'tecnico',
  tecn: 'tecnico',
  manut: 'manutentore',
  segr: 'segretaria',
  dir: 'direttore',
  coord: 'coordinatore',
  amm: 'amministrativo',
  ammin: 'amministrativo',
  comm: 'commerciale',
  mecc: 'meccanico',
  mgr: 'manager',
  eng: 'engineer',
  asst: 'assistant',
  elettr: 'elettrico',
  ass: 'assistente',
  infer: 'infermiere',
  prog: 'programmatore',
  sald: 'saldatore',
  acct: 'accountant',
  admin: 'admin',
  dott: 'dottore',
  cons: 'consulente',
  spec: 'specialista',
  tech: 'technician',
}

/** These mean nothing else, so that they need no dot. */
const plainAbbreviations = wordSet('resp impieg magazz tecn manut segr ammin mgr acct asst coord')

/** The noun that an abbreviation with its dot stands for. */
export function expanded(sentence: Sentence, at: number): string | undefined {
  const next = sentence.tokens[at + 1]
  const hasDot = next
    ? next.marks.startsWith('.')
    : sentence.source.slice(sentence.tokens[at]?.end, (sentence.tokens[at]?.end ?? 0) + 1) === '.'
  return hasDot || plainAbbreviations.has(keyAt(sentence, at)) ? abbreviations[keyAt(sentence, at)] : undefined
}

/** Endings of plural adjectives and their singulars. */
const adjectives: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/ici$/, 'ico'],
  [/iche$/, 'ica'],
  [/ali$/, 'ale'],
  [/ivi$/, 'ivo'],
  [/ive$/, 'iva'],
  [/ari$/, 'ario'],
  [/arie$/, 'aria'],
  [/ili$/, 'ile'],
  [/oli$/, 'olo'],
  [/ole$/, 'ola'],
  [/ati$/, 'ato'],
  [/ate$/, 'ata'],
  [/eri$/, 'ero'],
  [/ani$/, 'ano'],
  [/atori$/, 'atore'],
  [/isti$/, 'ista'],
  [/uti$/, 'uto'],
  [/enti$/, 'ente'],
  [/ori$/, 'ore'],
  [/rni$/, 'rno'],
  [/esi$/, 'ese'],
]
/** Nouns with such endings. */
const nouns = wordSet(`
    quadri impianti clienti uffici edifici materiali animali dati mercati macchinari affari motori reti utensili
    metalli minerali stabili mobili immobili beni servizi viali ospedali canali trasformatori trattori ascensori
    alimenti pavimenti serramenti mezzi interni generatori veicoli titoli calcoli articoli tessuti rifiuti
    prodotti sinistri contributi semilavorati prefabbricati fabbricati surgelati legali
  `)

function adjectiveSingular(word: string): string | undefined {
  if (/^(?:aliment|milit|immobili|famili|popol|particol|nucle|scol)ari$/.test(word)) return word.replace(/i$/, 'e')
  if (nouns.has(word)) return undefined
  const rule = adjectives.find(([plural]) => plural.test(word))
  return rule && word.replace(rule[0], rule[1])
}

type Head = { readonly at: number; readonly singular: string; readonly isItalian: boolean }

/** The name of a role as it is searched for: small letters, in the singular, mended. */
export function nameOf(sentence: Sentence, from: number, to: number, head: Head, knowledge: RoleKnowledge): string {
  const form = keyAt(sentence, head.at)
  /** Whether the words so far are in the plural with their noun. */
  let agrees = head.isItalian && head.singular !== form && /[ie]$/.test(form)
  let name = ''
  for (let at = from; at < to; at += 1) {
    const token = sentence.tokens[at]
    if (!token || isGenderMark(sentence, at)) continue
    const singular = agrees && at > head.at ? singularOf(token.key, knowledge) : undefined
    if (at > head.at) agrees = singular !== undefined || (agrees && token.key === 'socio')
    const word = at === head.at ? headWord(token, head) : (singular ?? writtenWord(sentence, at, token, knowledge))
    name += name === '' ? word : `${jointBefore(token.marks)}${word}`
  }
  return name.slice(0, 200).trim()
}

const headWord = ({ key, text }: Token, { singular }: Head) => (singular === key ? text.toLowerCase() : singular)

/** The singular of a word that is in the plural with its noun. */
export function singularOf(key: string, { italian }: RoleKnowledge): string | undefined {
  if (nouns.has(key)) return undefined
  const singular = italian.get(key) ?? adjectiveSingular(key)
  return singular === key ? undefined : singular
}

function writtenWord(sentence: Sentence, at: number, token: Token, knowledge: RoleKnowledge): string {
  const written = isMended(token) ? token.key : token.text.toLowerCase()
  return expanded(sentence, at) ?? mendedWord(token.key, written, knowledge)
}

const jointBefore = (marks: string) => (/^['’]$/.test(marks) ? "'" : /^[-/&]$/.test(marks) ? marks : ' ')

/** "addetto/a", "operatore/operatrice": the same noun in its other gender. */
export function isGenderMark({ tokens }: Sentence, at: number): boolean {
  const [before, key] = [tokens[at - 1]?.key ?? '', tokens[at]?.key ?? '']
  if (tokens[at]?.marks !== '/') return false
  return /^(?:a|o|e|i|rice|trice|ice|essa|ra)$/.test(key) || (key.length > 5 && genderStem(key) === genderStem(before))
}

const genderStem = (key: string) => key.replace(/(?:t(?:or|ric)[ei]|ier[eaio]|ess[ae]|[oaie])$/, '')

/** One error in a word that completes a role. */
function mendedWord(key: string, written: string, { words, italian, english }: RoleKnowledge): string {
  if (
    key.length < 6 ||
    adjectiveSingular(key) !== undefined ||
    isPreposition(key) ||
    italian.has(key) ||
    english.has(key)
  )
    return written
  const [meant] = words.mend(key, 1)
  return meant !== undefined && !isForm(key, meant) && typingCost(key, meant, 1) <= 1 ? meant : written
}
