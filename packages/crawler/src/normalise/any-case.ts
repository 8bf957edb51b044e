/**
 * The source of a pattern for its words in either case, where the rest of the pattern minds the case. The inline form,
 * `(?i:…)`, stops matching once the engine has recompiled a pattern that it uses often.
 */
export function anyCase(source: string): string {
  return `(?:${source.replace(/\\.|\(\?<?[=!:]|\[[^\]]*\]|\p{L}/gu, eitherCase)})`
}

function eitherCase(part: string): string {
  if (part.startsWith('\\') || part.startsWith('(')) return part
  if (part.startsWith('[')) return part.replace(/\p{L}/gu, (letter) => letter.toLowerCase() + letter.toUpperCase())
  return `[${part.toLowerCase()}${part.toUpperCase()}]`
}
