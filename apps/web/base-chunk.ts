import { join } from 'node:path'

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const entry = join(import.meta.dirname, 'src/main.tsx')

/**
 * What every page needs is one file: the bundler would make one of each part that some page shares, and a first visit wait for dozens.
 * For `codeSplitting` of the browser's build.
 */
export function baseChunk() {
  let base: Set<string> | undefined
  return {
    name: (id: string, modules: Modules) => {
      base ??= reachableFrom(entry, modules)
      return base.has(id) ? 'base' : null
    },
    test: (id: string) => !id.includes('/@tanstack/'),
  }
}

function reachableFrom(start: string, modules: Modules): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  // The entry waits for pages, and pages for this file: in it, it would wait for itself.
  reached.delete(start)
  return reached
}
