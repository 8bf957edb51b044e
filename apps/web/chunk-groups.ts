import { join } from 'node:path'

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Modules = { getModuleInfo: (id: string) => Module | null }

const at = (path: string) => join(import.meta.dirname, 'src', path)

/** Ordered from the code all pages share to the code of one page: a module belongs to the first group that reaches it. */
const groups = {
  base: { entries: [at('main.tsx')], follow: ['importedIds'] },
  // The bundler itself splits what public pages load, now or later.
  '': { entries: [at('app/public-routes.tsx')], follow: ['importedIds', 'dynamicallyImportedIds'] },
  frame: { entries: ['app/app-layout.tsx', 'app/guards.tsx', 'lib/translations.ts'].map(at), follow: ['importedIds'] },
  // Parts of the frame that only signed-in users see.
  tools: {
    entries: ['features/positions/position-tabs.tsx', 'features/positions/load-saved.tsx'].map(at),
    follow: ['importedIds'],
  },
  inbox: { entries: [at('routes/positions.tsx')], follow: ['importedIds'] },
  // Parts of the frame that are loaded after the first view.
  late: {
    entries: [
      'features/session/signed-in-tools.tsx',
      'features/alerts/alert-bell.tsx',
      'features/companies/load-saved-companies.tsx',
    ].map(at),
    follow: ['importedIds'],
  },
} as const satisfies Record<string, { entries: readonly string[]; follow: readonly (keyof Module)[] }>

/** Its icons are in the base: they are few, and a chunk of them would be one more to wait for. */
const firstView: readonly (keyof typeof groups)[] = ['base', 'frame', 'tools', 'inbox']

const isIcon = (id: string) => id.includes('/lucide-react/dist/esm/icons/')

/**
 * A group for Rolldown's `codeSplitting` that keeps the pages people open first in a few chunks: by default the bundler makes a chunk
 * of each part that two pages share, and a first visit waits for dozens. Works with `includeDependenciesRecursively: false`.
 */
export function chunkGroup() {
  let groupOf: Map<string, string> | undefined
  return {
    name: (id: string, modules: Modules) => {
      groupOf ??= assignModules(modules)
      return groupOf.get(id) || (isIcon(id) ? 'icons' : null)
    },
  }
}

function assignModules(modules: Modules): Map<string, string> {
  const groupOf = new Map<string, string>()
  for (const [group, { entries, follow }] of Object.entries(groups)) {
    const reached = new Set<string>()
    const pending: string[] = [...entries]
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      if (reached.has(id)) continue
      reached.add(id)
      const module = modules.getModuleInfo(id)
      pending.push(...follow.flatMap((edge) => module?.[edge] ?? []))
    }
    for (const id of reached) {
      if (isIcon(id)) {
        if (firstView.some((name) => name === group)) groupOf.set(id, 'base')
      }
      // An entry is imported dynamically and waits for its imports: in the same chunk it would wait for itself.
      else if (!entries.some((entry) => entry === id) && !groupOf.has(id)) groupOf.set(id, group)
    }
  }
  return groupOf
}
