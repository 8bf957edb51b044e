import { parseJson } from '../page/parse-json.ts'
import { LiteralReader } from './literal-reader.ts'

const maxLength = 1_500_000
const maxLiterals = 60
const maxAttempts = 400
/** Characters read in one script, with those that are read again inside a literal that could not be. */
const maxRead = 1_000_000

/** A value that stands in a page's data, and the name that it is given there. */
export type NamedValue = { name: string; value: unknown }

/** Where a literal may begin: assigned, returned, passed to a function, or the value of a key. */
const beginnings =
  /(?:[=:(,]|=>|\breturn)\s{0,40}(?=\[\s{0,40}\{|\{\s{0,40}["']?[\w$-]{1,60}["']?\s{0,3}:|\{\s{0,40}\w{1,40}\(\)\s{0,3}\{)/g
const parsedString = /\bJSON\.parse\(\s{0,20}(?=["'`])/g
/** `(function(a,b){return {…}}("x","y"))`: values that occur often are passed as arguments. */
const appliedFunction = /\(\s{0,5}function\s{0,5}\(([\w$,\s]{1,8000})\)\s{0,5}\{\s{0,5}return\s{1,5}/g

/** The object and array literals in a script, read and never run. */
export function literalsIn(script: string): NamedValue[] {
  if (script.length > maxLength) return []
  const applied = appliedLiterals(script)
  if (applied.length > 0) return applied
  return [...parsedStrings(script), ...writtenLiterals(script)].slice(0, maxLiterals)
}

function writtenLiterals(script: string): NamedValue[] {
  const found: NamedValue[] = []
  const reader = new LiteralReader(script)
  /** Where a literal may still be: behind the last one, and in the code inside it. */
  let open = [{ from: 0, to: script.length }]
  let characters = 0
  let attempts = 0
  for (const match of script.matchAll(beginnings)) {
    const start = match.index + match[0].length
    const range = open.find(({ from, to }) => from <= start && start < to)
    if (range === undefined) continue
    if (found.length >= maxLiterals || attempts >= maxAttempts || characters >= maxRead) break
    attempts += 1
    const value = reader.read(start)
    characters += reader.end - start
    if (value === undefined) continue
    found.push({ name: nameBefore(script, match.index), value })
    range.from = reader.end
    open = [...open.filter(({ to }) => to > start), ...reader.skipped].slice(0, maxLiterals)
  }
  return found
}

const lastName = /([\w$]{1,60})["'\]]{0,2}\s{0,3}$/

const nameBefore = (script: string, at: number): string =>
  lastName.exec(script.slice(Math.max(0, at - 70), at))?.[1] ?? ''

/** `JSON.parse("…")`: what the string holds. */
function parsedStrings(script: string): NamedValue[] {
  if (!script.includes('JSON.parse(')) return []
  const reader = new LiteralReader(script)
  return [...script.matchAll(parsedString)].slice(0, maxLiterals).flatMap((match) => {
    const text = reader.read(match.index + match[0].length)
    try {
      return typeof text === 'string' ? [{ name: '', value: parseJson(text) }] : []
    } catch {
      return []
    }
  })
}

function appliedLiterals(script: string): NamedValue[] {
  return [...script.matchAll(appliedFunction)].slice(0, 3).flatMap((match) => {
    const start = match.index + match[0].length
    const reader = new LiteralReader(script)
    if (reader.read(start) === undefined) return []
    const call = /^[\s;}]{0,20}\)?\(/.exec(script.slice(reader.end, reader.end + 40))
    const values = call ? reader.readArguments(reader.end + call[0].length) : undefined
    if (values === undefined) return []
    const names = (match[1] ?? '').split(',').map((name, index): [string, unknown] => [name.trim(), values[index]])
    const value = new LiteralReader(script, new Map(names)).read(start)
    return value === undefined ? [] : [{ name: '', value }]
  })
}
