import type { Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import type { PlaceMention } from './place-mention.ts'
import { type Home, placesFrom } from './place-names.ts'
import { isPossiblePlace } from './place-words.ts'

const maxText = 160
const part = /(?<=^|[,;|·•]\s|\s[–—/-]\s)\p{Lu}[\p{L}'’ ]*(?=\.?$|\s?[,;|·•]|\s[–—/-]\s)/gu
const elsewhere = /\b(?:client|trasfert|viagg|fier[ae]|mercat|universit|export|consegn|customer|travel|fili?al|agenzi)/i

/** "Full-time, Milano, hybrid", "Genova – un anno di esperienza": the one part of a line that is a town and nothing else. */
export function placeAmongParts(statement: Statement, home: Home): PlaceMention[] {
  const { text } = statement
  if (text.length > maxText || elsewhere.test(text)) return []
  const towns = allMatches(part, text).flatMap(({ 0: words, index }) => {
    if (!isPossiblePlace(words) || words.length === text.length) return []
    const [town] = placesFrom(words, 0, home, false)
    if (!town || town.end < words.trimEnd().length) return []
    return [{ named: { ...town, index: index + town.index, end: index + town.end }, statement }]
  })
  return towns.length === 1 ? towns : []
}

const withArticle = /\b(?:[Aa]ll|[Dd]ell|[Nn]ell)(?:['’](?=Aquila\b)|a (?=Spezia\b))/gu

/** "Cantieri all'Aquila": the two capitals whose names begin with an article, which merges with the word before. */
export function placesWithArticle(statement: Statement, home: Home): PlaceMention[] {
  return allMatches(withArticle, statement.text).flatMap((match) => {
    const name = match[0].endsWith(' ') ? 'La Spezia' : 'L’Aquila'
    const end = match.index + match[0].length + 6
    return placesFrom(name, 0, home, true).map((named) => ({ named: { ...named, index: match.index, end }, statement }))
  })
}
