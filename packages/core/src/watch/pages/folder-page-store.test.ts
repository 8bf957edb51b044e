import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createFolderPageStore } from './folder-page-store.ts'
import { pageHash } from './page-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'pages-'))
afterAll(() => rm(folder, { recursive: true }))
const store = createFolderPageStore(join(folder, 'store'))
const body = new TextEncoder().encode('<h1>Lavora con noi</h1>'.repeat(100))
const hash = pageHash(body)
const longAgo = new Date('2026-01-01')
const file = join(folder, 'store', hash.slice(0, 2), hash.slice(2, 4), `${hash}.gz`)

it('get returns null for a hash that was never put', async () => {
  expect(await store.get(hash)).toBeNull()
  expect(await store.shelves()).toEqual([])
})

it('get returns the body that was put, and concurrent puts of one body store one file', async () => {
  await Promise.all([1, 2, 3].map(() => store.put(hash, body)))
  expect(Buffer.from((await store.get(hash)) ?? [])).toEqual(Buffer.from(body))
  expect(await readdir(join(file, '..'))).toEqual([`${hash}.gz`])
  expect(await store.shelves()).toEqual([hash.slice(0, 2)])
})

it('hashesBefore lists the bodies not put since, and drops files that a process left half written', async () => {
  const [shelf = ''] = await store.shelves()
  const half = join(file, '..', 'left.part')
  await writeFile(half, 'half')
  await utimes(half, longAgo, longAgo)
  await utimes(file, longAgo, longAgo)
  expect(await store.hashesBefore(shelf, new Date('2026-06-01'))).toEqual([hash])
  expect(await readdir(join(file, '..'))).toEqual([`${hash}.gz`])
  await store.put(hash, body)
  expect(await store.hashesBefore(shelf, new Date('2026-06-01'))).toEqual([])
})

it('remove deletes the body', async () => {
  await store.remove(hash)
  await store.remove(hash)
  expect(await store.get(hash)).toBeNull()
})
