import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The tests of the API that are about a folder of core: they, their helpers or the routes they are named after import it.
 * Those that try every call are left out: they take longest and look at none closely.
 */
export function apiTestsOf(folders: readonly string[]): string[] {
  const aboutFolders = new RegExp(`from '@vedetta/core/(?:${folders.join('|')})/`)
  return globSync('apps/api/src/**/*.test.ts').filter((test) => {
    const text = readFileSync(test, 'utf8')
    if (text.includes('/every-call.ts')) return false
    const helpers = [...text.matchAll(/from '(\.[^']*\/testing\/(?!test-app)[^']+)'/g)].map(([, path = '']) =>
      join(test, '..', path),
    )
    const routes = test.replace(/(?:\.routes)?(?:\.engines)?\.test\.ts$/, '.routes.ts')
    return [test, ...helpers, routes].some((file) => existsSync(file) && aboutFolders.test(readFileSync(file, 'utf8')))
  })
}
