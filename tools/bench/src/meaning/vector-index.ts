import { type Encode, similarities } from '@vedetta/meaning/vectors/similarities'
import { bestOfLabels, type Label, type Method } from './occupation-scores.ts'

/** Labels by the cosine between their vector and the title's. */
export function vectorIndex(labels: readonly Label[], encode: Encode): Method {
  const similar = similarities(
    labels.map(({ text }) => text),
    encode,
  )
  return (title) => bestOfLabels(labels, similar(title)?.entries() ?? [])
}
