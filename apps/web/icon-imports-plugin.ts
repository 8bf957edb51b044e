import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Imports each icon from its own module: through the package's index every page would wait for the icons of all others. */
export function iconImportsPlugin(): Plugin {
  const index = fileURLToPath(new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react')))
  const moduleOf = iconModules(readFileSync(index, 'utf8'))
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/web\/src\//, code: 'lucide-react' },
      handler: (code) => ({ code: withIconModules(code, moduleOf), map: null }),
    },
  }
}

/** The module that exports each name of the package's index. */
export function iconModules(index: string): Map<string, string> {
  const lines = index.matchAll(/export \{ (.*) \} from '\.\/icons\/([^']+)\.mjs'/g)
  return new Map(
    [...lines].flatMap(([, names = '', module = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, module] as const),
    ),
  )
}

export function withIconModules(code: string, moduleOf: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [exported = '', local = exported] = name.split(' as ')
        const module = moduleOf.get(exported)
        if (module === undefined) throw new Error(`lucide-react has no icon ${exported}`)
        return `import ${local} from 'lucide-react/icons/${module}'`
      })
      .join('; '),
  )
}
