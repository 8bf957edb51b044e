import type { FreshIndex } from '../../search/engine/fresh-index.ts'
import type { PositionDocument } from '../../search/engine/position-document.ts'
import { add, allOf, include, intersect, noneOf, type PositionSet } from './position-set.ts'
import type { Leaf } from './query-parts.ts'

/**
 * What texts can find in a batch at most: the positions with a word for each of their places. Both sides are the
 * engine's own analysis; whether the words also stand in order is left to the engine.
 */
export type TextBounds = { readonly of: (leaves: readonly Leaf[]) => Promise<PositionSet[]> }

export function createTextBounds(
  documents: readonly PositionDocument[],
  index: Pick<FreshIndex, 'analyse'>,
): TextBounds {
  const size = documents.length
  const everywhere = allOf(size)
  const nowhere = noneOf(size)
  const byField = new Map<string, Map<string, PositionSet>>()

  /** A field with another analysis, such as `title.exact`, has the values of the one before the dot. */
  async function readField(field: string): Promise<void> {
    const name = field.split('.')[0] as keyof PositionDocument
    const values = documents.flatMap((document, place) =>
      [document[name] ?? []].flat().map((value) => ({ place, text: String(value) })),
    )
    const found = new Map<string, PositionSet>()
    const words = await index.analyse(
      field,
      values.map(({ text }) => text),
    )
    for (const [at, { place }] of values.entries())
      for (const word of (words[at]?.places ?? []).flat()) {
        const positions = found.get(word) ?? noneOf(size)
        add(positions, place)
        found.set(word, positions)
      }
    byField.set(field, found)
  }

  function boundOf({ text, words }: Leaf): PositionSet {
    const found = text && byField.get(text.field)
    if (!found || !words?.isSequence || words.places.length === 0) return everywhere
    // Nearly all texts end here, where a batch is small.
    for (const alternatives of words.places) if (!alternatives.some((word) => found.has(word))) return nowhere
    const positions = allOf(size)
    for (const alternatives of words.places) {
      const either = noneOf(size)
      for (const word of alternatives) include(either, found.get(word) ?? nowhere)
      intersect(positions, either)
    }
    return positions
  }

  return {
    of: async (leaves) => {
      for (const [field, some] of byFieldOf(leaves)) {
        if (!byField.has(field)) await readField(field)
        await learnWords(field, some, index)
      }
      return leaves.map(boundOf)
    },
  }
}

type TextLeaf = Leaf & { readonly text: NonNullable<Leaf['text']> }

function byFieldOf(leaves: readonly Leaf[]): Map<string, TextLeaf[]> {
  return Map.groupBy(
    leaves.filter((leaf): leaf is TextLeaf => leaf.text !== undefined),
    ({ text }) => text.field,
  )
}

/** Once in the life of a leaf. */
async function learnWords(
  field: string,
  leaves: readonly TextLeaf[],
  index: Pick<FreshIndex, 'analyse'>,
): Promise<void> {
  const unknown = leaves.filter(({ words }) => words === undefined)
  if (unknown.length === 0) return
  const words = await index.analyse(
    field,
    unknown.map(({ text }) => text.query),
  )
  for (const [at, leaf] of unknown.entries()) leaf.words = words[at]
}
