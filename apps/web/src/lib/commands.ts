import { useEffect, useRef, useSyncExternalStore } from 'react'

type CommandGroup = 'savedFilters' | 'saved' | 'filters' | 'actions'

/** An entry of the palette while a screen offers it. It spends nothing: an action that costs opens the dialog that says so. */
export type Command = {
  id: string
  group: CommandGroup
  label: string
  /** The shortcut that does the same. */
  keys?: string
  run: () => void
}

const sources = new Set<() => readonly Command[]>()
const readers = new Set<() => void>()
let version = 0

/** Offers commands while the component is mounted; they are made when the palette shows them. */
export function useCommands(list: () => readonly Command[]): void {
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
    notify()
  })
  useEffect(() => {
    const source = () => latest.current()
    sources.add(source)
    notify()
    return () => void sources.delete(source)
  }, [])
}

/** The commands of every mounted component, also of what is still loading. */
export function useAllCommands(): Command[] {
  useSyncExternalStore(subscribe, () => version)
  return [...sources].flatMap((list) => list())
}

function notify(): void {
  version += 1
  for (const read of readers) read()
}

function subscribe(read: () => void): () => void {
  readers.add(read)
  return () => void readers.delete(read)
}
