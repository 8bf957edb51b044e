import { join } from 'node:path'

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Modules = { getModuleInfo: (id: string) => Module | null }

const at = (path: string) => join(import.meta.dirname, 'src', path)

/** From what all pages have to what only one has: a module is in the file of the first that needs it. */
const files: Record<string, { starts: readonly string[]; follow: readonly (keyof Module)[] }> = {
  base: { starts: [at('main.tsx')], follow: ['importedIds'] },
  // Some public page needs them, now or later: which, the bundler knows better.
  '': { starts: [at('app/public-routes.tsx')], follow: ['importedIds', 'dynamicallyImportedIds'] },
  frame: { starts: ['app/app-layout.tsx', 'app/guards.tsx', 'lib/translations.ts'].map(at), follow: ['importedIds'] },
  // In the frame of whoever is signed in.
  tools: {
    starts: [
      'features/session/signed-in-tools.tsx',
      'features/positions/position-tabs.tsx',
      'features/positions/load-saved.tsx',
      'features/companies/load-saved-companies.tsx',
    ].map(at),
    follow: ['importedIds'],
  },
  inbox: { starts: [at('routes/positions.tsx')], follow: ['importedIds'] },
}

/**
 * What the pages that people open first need is in few files: the bundler would make one of each part that some other page shares,
 * and a first visit wait for dozens. For `codeSplitting` of the browser's build, without the dependencies of what it is told of.
 */
export function fewFiles() {
  let fileOf: Map<string, string> | undefined
  return {
    name: (id: string, modules: Modules) => {
      fileOf ??= placeModules(modules)
      return fileOf.get(id) || null
    },
  }
}

function placeModules(modules: Modules): Map<string, string> {
  const fileOf = new Map<string, string>()
  for (const [file, { starts, follow }] of Object.entries(files)) {
    const reached = new Set<string>()
    const waiting = [...starts]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue
      reached.add(id)
      const module = modules.getModuleInfo(id)
      waiting.push(...follow.flatMap((way) => module?.[way] ?? []))
    }
    // What is asked for by name waits for its imports: in the same file it would wait for itself.
    for (const id of reached) if (!starts.includes(id) && !fileOf.has(id)) fileOf.set(id, file)
  }
  return fileOf
}
