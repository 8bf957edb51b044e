/** Every match of a global pattern. `matchAll` copies its pattern at each call, which for long ones costs more than the search. */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  pattern.lastIndex = 0
  return matches
}
