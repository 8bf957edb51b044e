import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../../shared/data')

/** A file, or all, of the cleaned reference data, which lie beside the repository. */
export const sharedData = (name = '') => join(folder, name)
