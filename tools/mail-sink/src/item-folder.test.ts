import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openItemFolder } from './item-folder.ts'

const now = new Date('2026-03-02T08:00:00Z')
const bounds = { maxItems: 3, maxBytes: 200 }
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vedetta-items-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = () => openItemFolder<{ subject: string }>(folder, bounds)
const subjects = (items: readonly { subject: string }[]) => items.map(({ subject }) => subject)

test('an item folder shows the newest first, also after a restart, and goes on counting', async () => {
  const first = await open()
  await first.add({ subject: 'one' }, now)
  await first.add({ subject: 'two' }, now)
  const second = await open()
  expect(subjects(second.list())).toEqual(['two', 'one'])
  const third = await second.add({ subject: 'three' }, now)
  expect(third).toEqual({ id: '00000003', receivedAt: now.toISOString(), subject: 'three' })
  expect(second.find('00000003')).toEqual(third)
  expect(second.find('00000009')).toBeUndefined()
})

test('an item folder drops the oldest beyond its bound, from the disk too', async () => {
  const items = await open()
  await Promise.all(['one', 'two', 'three', 'four', 'five'].map((subject) => items.add({ subject }, now)))
  expect(subjects(items.list())).toEqual(['five', 'four', 'three'])
  expect((await readdir(folder)).toSorted()).toEqual(['00000003.json', '00000004.json', '00000005.json'])
})

test('an item folder keeps nothing that is too large', async () => {
  const items = await open()
  expect(await items.add({ subject: 'x'.repeat(200) }, now)).toBeNull()
  expect(items.list()).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

test('an item folder passes over what a killed process left half written', async () => {
  await writeFile(join(folder, '00000001.json.part'), '{"subj')
  expect((await open()).list()).toEqual([])
})
