/** A country, a second town, or a word about either. */
const afterTown = /^(?:\s?[,/][^()]{1,60}| (?:based|area|region|e (?:provincia|dintorni)))$/i
const workplace = /(?:^|[/,|]\s{0,3})(hybrid|remote|on-?site|ibrid[oa]|remoto|smart working)$/i

type TitleParts = { title: string; remote: string | null }

/** "Saldatore - Jesi, Italia" and "Saldatore (Jesi/Hybrid)" apart from the place, which the answer states too, and the workplace. */
export function titleParts(whole: string, places: readonly (string | null | undefined)[]): TitleParts {
  const start = whole.endsWith(')')
    ? whole.lastIndexOf('(')
    : Math.max(whole.lastIndexOf(' - '), whole.lastIndexOf(' – '))
  const rest = whole.slice(0, Math.max(start, 0)).trim()
  if (rest.length < 3) return { title: whole, remote: null }
  const end = whole.slice(start).replace(/^[\s(–-]+|\)$/g, '')
  const remote = workplace.exec(end)?.[1] ?? null
  const where = remote === null ? end : end.slice(0, -remote.length).replace(/[\s/,|]+$/, '')
  const isEnd = where === '' || places.some((place) => isPlace(where, place ?? ''))
  return isEnd ? { title: rest, remote } : { title: whole, remote: null }
}

function isPlace(text: string, place: string): boolean {
  const town = place.split(/[,(/]/, 1)[0]?.trim() ?? ''
  if (town.length < 3 || !text.toLowerCase().startsWith(town.toLowerCase())) return false
  return text.length === town.length || afterTown.test(text.slice(town.length))
}
