import { looseNameKey } from './loose-name-key.ts'
import { nameKey } from './name-key.ts'
import { once } from './once.ts'

type Named<Item> = { item: Item; names: readonly string[] }

/**
 * Finds the acceptable items with a name: by its key, and by its loose key only if there is none. An item may have
 * several names, and a name several items.
 */
export function indexNames<Item>(entries: readonly Named<Item>[]) {
  const byKey = indexBy(nameKey, entries)
  const byLooseKey = once(() => indexBy(looseNameKey, entries))
  return (name: string, isAcceptable: (item: Item) => boolean = () => true): Item[] => {
    const exact = [...(byKey.get(nameKey(name)) ?? [])].filter(isAcceptable)
    return exact.length > 0 ? exact : [...(byLooseKey().get(looseNameKey(name)) ?? [])].filter(isAcceptable)
  }
}

/** The only item found, or none if there are several: homonyms are never guessed. */
export function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}

function indexBy<Item>(keyOf: (name: string) => string, entries: readonly Named<Item>[]): Map<string, Set<Item>> {
  const index = new Map<string, Set<Item>>()
  for (const { item, names } of entries) {
    for (const key of names.map(keyOf)) {
      const items = index.get(key)
      if (items) items.add(item)
      else if (key !== '') index.set(key, new Set([item]))
    }
  }
  return index
}
