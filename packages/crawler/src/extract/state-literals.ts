const maxLiterals = 40
const maxLength = 1_500_000
/** The object and array literals that a script assigns, as text: read, never run. */
export function assignedLiterals(script: string): string[] {
  if (script.length > maxLength) return []
  const found = parsedStrings(script)
  for (let at = script.indexOf('='); at >= 0 && found.length < maxLiterals; at = script.indexOf('=', at + 1)) {
    const start = script[at + 1] === ' ' ? at + 2 : at + 1
    if ((script[start] !== '{' && script[start] !== '[') || !/[\w$\]]\s?$/.test(script.slice(Math.max(0, at - 2), at)))
      continue
    const end = endOfLiteral(script, start)
    if (end === null) break
    if (end - start > 40) found.push(script.slice(start, end))
    at = end
  }
  return found
}

/** `JSON.parse("…")`: what the string holds. */
function parsedStrings(script: string): string[] {
  if (!script.includes('JSON.parse(')) return []
  const strings = script.matchAll(/JSON\.parse\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/gs)
  return [...strings].slice(0, maxLiterals).flatMap(([, double, single]) => {
    const body = double ?? (single ?? '').replace(/\\'/g, "'").replace(/(?<!\\)"/g, '\\"')
    try {
      return [String(JSON.parse(`"${body}"`))]
    } catch {
      return []
    }
  })
}

/** After the bracket that closes the one at `start`; brackets in strings do not count. */
function endOfLiteral(script: string, start: number): number | null {
  let depth = 0
  let quote = ''
  for (let index = start; index < script.length; index++) {
    const character = script[index] ?? ''
    if (quote) {
      if (character === '\\') index++
      else if (character === quote) quote = ''
    } else if (character === '"' || character === "'" || character === '`') quote = character
    else if (character === '{' || character === '[') depth++
    else if ((character === '}' || character === ']') && --depth === 0) return index + 1
  }
  return null
}
