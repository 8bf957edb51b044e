import type { IndexedFields } from '../../search/engine/position-document.ts'

/** What a reason and a line of a digest are made of. */
export type MatchedPosition = Omit<IndexedFields, 'first_seen' | 'reasons'>
