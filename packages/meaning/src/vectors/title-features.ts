import { nameKey } from '@vedetta/reference/name-key'

/** Rows of the encoder's table. Row 0 is empty: it fills up short titles in a batch. */
export const featureRows = 65_536

/** Of a title no more is read. */
export const maxCharacters = 200
const maxWords = 24
const maxWordLength = 24
/** Words that join others and say nothing of the work. Not the stop words of searches: a change of these needs a new training. */
const joining = new Set(
  (
    'a ad al allo ai agli alla alle all da dal dallo dai dagli dalla dalle di del dello dei degli della delle dell d ' +
    'e ed in nel nello nei negli nella nelle con col per su sul sullo sui sugli sulla sulle tra fra ' +
    'i il lo la le gli l un uno una o od the of and for or an to at on with by altri altro altre assimilati simili'
  ).split(' '),
)

/**
 * The rows that stand for a title: its words, pairs of neighbouring words, its first and last word, and the runs of
 * three to five characters of each word, which make an unseen form of a word resemble the known ones.
 */
export function titleFeatures(title: string): number[] {
  const words = nameKey(title.slice(0, maxCharacters))
    .split(' ')
    .filter((word) => word !== '' && !joining.has(word))
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength))
  const rows = words.flatMap(wordRows)
  words.forEach((word, place) => {
    const next = words[place + 1]
    if (next !== undefined) rows.push(rowOf(`p${word} ${next}`))
  })
  const [first, last] = [words[0], words.at(-1)]
  if (first !== undefined) rows.push(rowOf(`f${first}`), rowOf(`l${last}`))
  return rows
}

function wordRows(word: string): number[] {
  const rows = [rowOf(`w${word}`)]
  const marked = `<${word}>`
  for (let size = 3; size <= 5; size += 1)
    for (let at = 0; at + size <= marked.length; at += 1) rows.push(rowOf(`c${marked.slice(at, at + size)}`))
  return rows
}

/** FNV-1a of the characters' codes, folded to the table. */
function rowOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return 1 + ((hash >>> 0) % (featureRows - 1))
}
