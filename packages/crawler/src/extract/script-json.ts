import { jsonrepair } from 'jsonrepair'
import { parseJson } from '../page/parse-json.ts'

const maxJson = 1_500_000
const maxRepair = 60_000
/** The repair backtracks from each stray quotation mark, so a run of them would take quadratic time. */
const strayMarks = /"{4}/

/** JSON as pages carry it. `isRepaired` says that it did not parse and that its strings may be cut. */
export type ScriptJson = { value: unknown; isRepaired: boolean }

/** Reads JSON that may stand in comments, hold raw control characters or trailing commas, or be written as a literal. */
export function scriptJson(source: string): ScriptJson | null {
  if (source.length > maxJson) return null
  const text = bare(source)
  if (!/^[[{]/.test(text)) return null
  for (const attempt of [text, text.replace(/,(\s*[}\]])/g, '$1')]) {
    const value = parsed(attempt)
    if (value !== undefined) return { value, isRepaired: false }
  }
  return text.length > maxRepair || strayMarks.test(text) ? null : repaired(text)
}

/** Without the comments that once hid scripts from old browsers, and without control characters. */
function bare(source: string): string {
  const opening = /^[\s/*<>!\-\uFEFF]*\[CDATA\[/.exec(source)?.[0].length ?? 0
  const start = opening + source.slice(opening).search(/[[{]/)
  if (start < opening || /[^\s/*<>!\-\uFEFF]/.test(source.slice(opening, start))) return ''
  const closing = opening > 0 ? source.lastIndexOf(']]>') : -1
  const text = source.slice(start, closing > start ? closing : undefined)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return text.slice(0, end < 0 ? undefined : end + 1).replace(/\p{Cc}+/gu, ' ')
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function repaired(text: string): ScriptJson | null {
  try {
    return { value: parseJson(jsonrepair(text)), isRepaired: true }
  } catch {
    return null
  }
}
