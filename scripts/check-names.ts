import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Retired, retired } from './retired-names.ts'

type Source = { readonly path: string; readonly text: string }

const declaration =
  /^\s*(?:export )?(?:declare )?(?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|type|interface|class) (\w+)/gm
/** A property or method of a type, an object or a class, by its place at the start of a line. */
const member = /^\s+(?:readonly |async |static |get |set )*(\w+)\??(?:: |\([^)\n]*\)(?:: [^\n{]+)? \{$)/gm
const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`\n]*\))?\(\s*(['"`])(.*?)\1/g

/** Files, declared names and members that use a retired word, and tests whose title has no subject. */
export function findRetired({ path, text }: Source, { names: retiredNames, titleStarts }: Retired): string[] {
  const file = basename(path).replace(/\..*$/, '')
  const declared = [declaration, member].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const names = new Set([file, ...declared])
  const titles = /\.(test|e2e)\.tsx?$/.test(path) ? [...text.matchAll(title)].map(([, , words = '']) => words) : []
  return [
    ...[...names].flatMap((name) => replacementsOf(name, retiredNames).map((advice) => `${path}: ${name}: ${advice}`)),
    ...titles
      .filter((one) => titleStarts.includes(one.split(' ', 1)[0]?.toLowerCase() ?? ''))
      .map((one) => `${path}: "${one}": begin with a noun`),
  ]
}

function replacementsOf(name: string, retiredNames: Retired['names']): string[] {
  const kebab = `-${wordsOf(name).join('-')}-`
  return Object.entries(retiredNames)
    .filter(([key]) => (key.startsWith('^') ? kebab.startsWith(`-${key.slice(1)}-`) : kebab.includes(`-${key}-`)))
    .map(([key, instead]) => `"${key.replace('^', '')}" is retired, write "${instead}"`)
}

function wordsOf(name: string): string[] {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
  return spaced.toLowerCase().split(/[^a-z\d]+/)
}

function readSources(): Source[] {
  const folders = ['apps', 'packages', 'tools', 'e2e', 'scripts']
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  return tracked
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && path !== 'scripts/retired-names.ts' && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

if (import.meta.main) {
  const sources = readSources()
  const problems = sources.flatMap((source) => findRetired(source, retired))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`names: ${sources.length} files use no retired word`)
}
