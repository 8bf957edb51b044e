import { join } from 'node:path'

type SampleLayout = 'cleaned' | 'publishers'

/** A file, or all, of the samples in one layout; `samples/README.md` says what is in them. */
export const sample = (layout: SampleLayout, name = '') => join(import.meta.dirname, '../../samples', layout, name)
