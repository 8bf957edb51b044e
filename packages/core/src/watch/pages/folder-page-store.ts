import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { PageStore } from './page-store.ts'

const compress = promisify(gzip)
const inflate = promisify(gunzip)

const fileName = /^([0-9a-f]{64})\.gz$/
const shelfName = /^[0-9a-f]{2}$/

export type FolderPageStore = PageStore & {
  /** The first level of folders, `00` to `ff`. */
  shelves(): Promise<string[]>
  /** The bodies of a shelf that were last put before that time. */
  hashesBefore(shelf: string, before: Date): Promise<string[]>
}

/**
 * One compressed file per body, in two levels of folders by its hash. Writes are atomic: a reader never sees half a
 * file.
 */
export function createFolderPageStore(folder: string): FolderPageStore {
  const shelfOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2, 4))
  const fileOf = (hash: string) => join(shelfOf(hash), `${hash}.gz`)

  async function put(hash: string, body: Uint8Array): Promise<void> {
    const now = new Date()
    // A fresh modification time protects the body from the sweep until a row refers to it.
    const isThere = await utimes(fileOf(hash), now, now).then(() => true, nullIfMissing)
    if (isThere) return
    await mkdir(shelfOf(hash), { recursive: true })
    const unfinished = join(shelfOf(hash), `${randomUUID()}.part`)
    await writeFile(unfinished, await compress(body))
    await rename(unfinished, fileOf(hash))
  }

  async function get(hash: string): Promise<Uint8Array | null> {
    const file = await readFile(fileOf(hash)).catch(nullIfMissing)
    return file === null ? null : inflate(file)
  }

  async function hashesBefore(shelf: string, before: Date): Promise<string[]> {
    const files = await readdir(join(folder, shelf), { recursive: true, withFileTypes: true })
    const hashes: string[] = []
    for (const file of files) {
      if (!file.isFile()) continue
      const path = join(file.parentPath, file.name)
      const { mtime } = await stat(path)
      const hash = fileName.exec(file.name)?.[1]
      if (mtime >= before) continue
      if (hash === undefined) await rm(path, { force: true })
      else hashes.push(hash)
    }
    return hashes
  }

  return {
    put,
    get,
    shelves: async () => {
      const names = await readdir(folder).catch(nullIfMissing)
      return (names ?? []).filter((name) => shelfName.test(name)).sort()
    },
    hashesBefore,
    remove: (hash) => rm(fileOf(hash), { force: true }),
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
