import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Kept<Item> = Item & { readonly id: string; readonly receivedAt: string }

export type ItemFolder<Item> = {
  /** Keeps an item under the next number, and drops the oldest beyond the bound. Resolves to null if the item is too large. */
  readonly add: (item: Item, now: Date) => Promise<Kept<Item> | null>
  /** The newest first. */
  readonly list: () => readonly Kept<Item>[]
  readonly find: (id: string) => Kept<Item> | undefined
}

type Bounds = { readonly maxItems: number; readonly maxBytes: number }

const fileName = /^(\d{8})\.json$/

/** Items as JSON files of a folder, so that they survive a restart; bounded in number and size. */
export async function openItemFolder<Item>(folder: string, { maxItems, maxBytes }: Bounds): Promise<ItemFolder<Item>> {
  await mkdir(folder, { recursive: true })
  let items = await readItems<Item>(folder)
  let last = Number(items[0]?.id ?? 0)
  /** One after the other, so that the file of a number is complete before the next one is dropped. */
  let writing: Promise<unknown> = Promise.resolve()

  async function write(item: Item, now: Date): Promise<Kept<Item> | null> {
    const id = String(last + 1).padStart(8, '0')
    const kept = { ...item, id, receivedAt: now.toISOString() }
    const text = JSON.stringify(kept)
    if (Buffer.byteLength(text) > maxBytes) return null
    last += 1
    const file = join(folder, `${id}.json`)
    // A process that is killed while it writes leaves no half of an item.
    await writeFile(`${file}.part`, text)
    await rename(`${file}.part`, file)
    const dropped = [kept, ...items].slice(maxItems)
    items = [kept, ...items].slice(0, maxItems)
    for (const { id: old } of dropped) await rm(join(folder, `${old}.json`), { force: true })
    return kept
  }

  return {
    add(item, now) {
      const added = writing.then(() => write(item, now))
      writing = added.catch(() => {})
      return added
    },
    list: () => items,
    find: (id) => items.find((item) => item.id === id),
  }
}

async function readItems<Item>(folder: string): Promise<Kept<Item>[]> {
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text): Kept<Item> => JSON.parse(text)).toReversed()
}
