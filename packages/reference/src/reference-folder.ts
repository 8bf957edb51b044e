import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { atecoLayouts } from './ateco-file.ts'
import { atecoLinksLayouts } from './ateco-links-file.ts'
import { readHeadings } from './csv-table.ts'
import { escoLanguage, iscoGroupLayouts, occupationLayouts } from './esco-files.ts'
import { ReferenceFileError } from './reference-file-error.ts'
import { findLayout } from './table-layout.ts'

export type ReferenceFile = { kind: 'ateco' | 'ateco-links' | 'isco-groups' | 'occupations'; path: string }

/** The files of a folder that we can import, by their headings and not their names, and the names of all others. */
export async function detectReferenceFiles(dir: string): Promise<{ files: ReferenceFile[]; ignored: string[] }> {
  const files: ReferenceFile[] = []
  const ignored: string[] = []
  const entries = await readdir(dir, { withFileTypes: true })
  for (const name of entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => entry.name)
    .sort()) {
    const path = join(dir, name)
    const kind = /\.csv(\.gz)?$/i.test(name) ? await kindOf(path) : undefined
    if (kind) files.push({ kind, path })
    else ignored.push(name)
  }
  return { files, ignored }
}

async function kindOf(path: string): Promise<ReferenceFile['kind'] | undefined> {
  const headings = await readHeadings(path).catch((error: unknown) => {
    if (error instanceof ReferenceFileError) return []
    throw error
  })
  if (findLayout(atecoLinksLayouts, headings)) return 'ateco-links'
  if (findLayout(atecoLayouts, headings)) return 'ateco'
  const occupations = findLayout(occupationLayouts, headings)
  const isco = findLayout(iscoGroupLayouts, headings)
  const layout = occupations ?? isco
  // Of ESCO's languages we import Italian and English.
  if (!layout || (layout.publisher === 'esco' && !escoLanguage(path))) return undefined
  return occupations ? 'occupations' : 'isco-groups'
}
