import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { LearnedSet } from '@vedetta/crawler/score/weights-file'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import type { drawnRows } from './drawn/drawn-rows.ts'

/** The fixture sets and drawn pages, as a file of weights names them. */
export async function learnedSets(drawn: ReturnType<typeof drawnRows>): Promise<LearnedSet[]> {
  const sets = await Promise.all(Object.values(fixtureSets).map(setDigest))
  return [...sets, { name: 'drawn', sites: new Set(drawn.rows.map(({ site }) => site)).size, digest: drawn.digest }]
}

/** A digest of all files of a set, by which one can tell later whether it is the same. */
export async function setDigest(folder: string): Promise<LearnedSet> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(await readFile(file))
  const sites = files.filter((file) => basename(file) === 'site.json').length
  return { name: basename(folder), sites, digest: hash.digest('hex').slice(0, 16) }
}
