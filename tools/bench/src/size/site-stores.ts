import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Scratch } from '../harness/scratch.ts'
import { selectTableBytes } from './store-sizes.queries.ts'

const memoryTables = ['source_memory', 'source_page', 'position_presence']

/** Prints what visits leave behind, beside the rows that a site has before its first. */
export async function reportSiteStores(scratch: Scratch, pageStore: string, sites: number): Promise<void> {
  const tables = await selectTableBytes(scratch)
  const memory = memoryTables.reduce((sum, table) => sum + (tables.get(table) ?? 0), 0)
  const pages = await folderBytes(pageStore)
  const each = (bytes: number) => `${(bytes / sites / 1_000).toFixed(2)} kB`
  console.log(
    `stores of a site: memory ${each(memory)} in tables, pages ${each(pages.bytes)} in ${(pages.files / sites).toFixed(2)} files, compressed`,
  )
}

async function folderBytes(folder: string): Promise<{ files: number; bytes: number }> {
  let [files, bytes] = [0, 0]
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    files += 1
    bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return { files, bytes }
}
