import { readFileSync } from 'node:fs'
import { maxSentence } from '@vedetta/contracts/search/position-sentence'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { parseSentence } from '../src/sentence/parse-sentence.ts'
import { roleKnowledge } from '../src/sentence/role-nouns.ts'
import { trades } from '../src/trades/trades.ts'

type Groups = Record<string, Record<string, unknown> | unknown>
type Line = { id: number; sentence: string; expected: Groups; ignored: string[] }

const folder = import.meta.dirname
const linesOf = (file: string) =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const lines: Line[] = linesOf('sentences.jsonl')
const laterLines: Line[] = linesOf('later-sentences.jsonl')
const nonsense: Pick<Line, 'id' | 'sentence'>[] = linesOf('nonsense.jsonl')
const knowledge = roleKnowledge(trades)
const groups = ['position', 'notPosition', 'company', 'notCompany']

function istatOf(town: string): string {
  const [, name = town, province] = /^(.*) \((..)\)$/.exec(town) ?? []
  return findMunicipality(name, { province })?.istat ?? town
}

/** Each field of each group as a text that compares: lists in any order, names in any case. */
function filtersOf(criteria: Groups): Map<string, string> {
  const filters = new Map<string, string>()
  for (const [group, fields] of Object.entries(criteria))
    if (groups.includes(group))
      for (const [field, value] of Object.entries(fields as object))
        filters.set(`${group}.${field}`, textOf(field, value))
    else filters.set(group, textOf(group, fields))
  return filters
}

function textOf(field: string, value: unknown): string {
  if (field === 'city') {
    const { town, km, istat } = value as { town?: string; km?: number; istat?: string }
    return `${istat ?? istatOf(town ?? '')} ${km ?? ''}`
  }
  const list = field === 'cities' ? (value as string[]).map((town) => (/^\d/.test(town) ? town : istatOf(town))) : value
  if (Array.isArray(list))
    return list
      .map((each) => String(each).toLowerCase())
      .toSorted()
      .join(' | ')
  return typeof list === 'object' && list !== null ? JSON.stringify(Object.entries(list).toSorted()) : String(list)
}

function score(name: string, some: readonly Line[]): void {
  if (some.length === 0) return
  let [exact, right, all, ignoredRight] = [0, 0, 0, 0]
  for (const { id, sentence, expected, ignored } of some) {
    const parsed = parseSentence(sentence, knowledge)
    const [wanted, given] = [filtersOf(expected), filtersOf(parsed.criteria)]
    const fields = new Set([...wanted.keys(), ...given.keys()])
    const wrong = [...fields].filter((field) => wanted.get(field) !== given.get(field))
    all += fields.size
    right += fields.size - wrong.length
    if (wrong.length === 0) exact += 1
    const isIgnoredRight = JSON.stringify(ignored.toSorted()) === JSON.stringify(parsed.ignored.toSorted())
    if (isIgnoredRight) ignoredRight += 1
    if (process.argv.includes('--wrong') && (wrong.length > 0 || !isIgnoredRight)) {
      console.log(`${id}: ${sentence}`)
      for (const field of wrong) console.log(`    ${field}: wanted ${wanted.get(field)} · given ${given.get(field)}`)
      if (!isIgnoredRight)
        console.log(`    ignored: wanted ${JSON.stringify(ignored)} · given ${JSON.stringify(parsed.ignored)}`)
    }
  }
  const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
  console.log(
    `${name}: sentences exactly right ${share(exact, some.length)}, single filters right ${share(right, all)}, ignored exactly right ${share(ignoredRight, some.length)}`,
  )
}

/** Nonsense: nothing may come out. */
function countInvented(name: string, texts: readonly Pick<Line, 'id' | 'sentence'>[]): void {
  if (texts.length === 0) return
  const invented = texts.filter(({ sentence }) => filtersOf(parseSentence(sentence, knowledge).criteria).size > 0)
  for (const { id, sentence } of invented) console.log(`invented from ${id}: ${sentence}`)
  console.log(`${name}: filters invented from ${invented.length} of ${texts.length} texts of nonsense`)
}

const isOdd = ({ id }: { id: number }) => id % 2 === 1
const isEven = ({ id }: { id: number }) => id % 2 === 0
score('odd ids (tuned on)', lines.filter(isOdd))
score('written later (tuned on)', laterLines)
countInvented('odd ids (tuned on)', nonsense.filter(isOdd))
if (process.argv.includes('--even')) {
  score('even ids', lines.filter(isEven))
  countInvented('even ids', nonsense.filter(isEven))
}

const times = [...lines, ...laterLines, ...nonsense].map(({ sentence }) => timeOf(sentence)).toSorted((a, b) => a - b)
const full = ['saldatori e ', 'xyzxyzxyz ', 'Milano o ', 'indetrminato ', '30k ', 'a ', '{"a":']
const at = (share: number) => times[Math.floor(share * times.length)]?.toFixed(1)
const slowest = Math.max(...full.map((words) => timeOf(words.repeat(maxSentence)))).toFixed(1)
console.log(`time: median ${at(0.5)} ms, p95 ${at(0.95)} ms, a full field of one word at most ${slowest} ms`)

function timeOf(text: string): number {
  const start = performance.now()
  parseSentence(text, knowledge)
  return performance.now() - start
}
