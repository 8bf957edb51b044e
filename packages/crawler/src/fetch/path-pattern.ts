/** A path with `*` and a final `$`, as robots.txt and tdmrep.json write it (RFC 9309, 2.2.3). */
export type PathPattern = { parts: string[]; isAnchored: boolean; length: number }

/** One spelling for each octet, so that `%7e`, `%7E` and `~` are the same path. */
function normalised(text: string): string {
  return text
    .toWellFormed()
    .replace(/%[0-9a-f]{2}/gi, (escaped) => {
      const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
      return /[\w.~-]/.test(character) ? character : escaped.toUpperCase()
    })
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

export function pathPattern(written: string): PathPattern {
  const rooted = /^[/*]/.test(written) ? written : `/${written}`
  const isAnchored = rooted.endsWith('$')
  const pattern = normalised(isAnchored ? rooted.slice(0, -1) : rooted).replaceAll('$', '%24')
  return { parts: pattern.split(/\*+/), isAnchored, length: pattern.length + Number(isAnchored) }
}

/** The path and query of an address, in which `*` and `$` stand for themselves. */
export const pathOf = ({ pathname, search }: URL): string =>
  normalised(`${pathname}${search}`).replaceAll('*', '%2A').replaceAll('$', '%24')

export function matchesPath({ parts, isAnchored }: PathPattern, path: string): boolean {
  const [first = '', ...rest] = parts
  const last = rest.pop()
  if (!path.startsWith(first)) return false
  if (last === undefined) return !isAnchored || path.length === first.length
  let position = first.length
  for (const part of rest) {
    const found = path.indexOf(part, position)
    if (found === -1) return false
    position = found + part.length
  }
  if (!isAnchored) return path.includes(last, position)
  return path.length - last.length >= position && path.endsWith(last)
}
