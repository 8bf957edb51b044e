import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The application whose file tree each image has. The watch is the worker's second program; web is the API with the built pages. */
const apps = { api: 'api', web: 'api', worker: 'worker', watch: 'worker', renderer: 'renderer', cli: 'cli' } as const

/** Of a package, what a process reads: sources, weights, tables. */
const folders = ['src', 'weights', 'model', 'trades']
const isForTests = (path: string) => /\.test\.tsx?$/.test(path) || basename(path) === 'testing'

/**
 * Lays out one image's /app in an empty folder: the application, the packages it imports, and their production dependencies as the lockfile has
 * them. The layout is the checkout's, since Node runs TypeScript only outside node_modules.
 */
function assemble(image: keyof typeof apps, out: string): void {
  mkdirSync(out, { recursive: true })
  if (readdirSync(out).length > 0) throw new Error(`${out} is not empty`)
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) cpSync(file, join(out, file))
  for (const folder of importedBy(`apps/${apps[image]}`)) {
    cpSync(join(folder, 'package.json'), join(out, folder, 'package.json'))
    for (const name of folders.filter((one) => existsSync(join(folder, one))))
      cpSync(join(folder, name), join(out, folder, name), { recursive: true, filter: (path) => !isForTests(path) })
  }
  const install = ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts']
  execFileSync('pnpm', install, { cwd: out, stdio: ['ignore', 'inherit', 'inherit'] })
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) rmSync(join(out, file))
  if (image === 'web') cpSync('apps/web/dist', join(out, 'apps/web/dist'), { recursive: true })
}

/** A workspace folder and those it depends on at run time. */
function importedBy(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found
  found.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies))
    if (name.startsWith('@vedetta/')) importedBy(`packages/${name.slice('@vedetta/'.length)}`, found)
  return found
}

const [image = '', out = ''] = process.argv.slice(2)
if (!(image in apps) || out === '') throw new Error(`assemble.ts <${Object.keys(apps).join('|')}> <empty folder>`)
assemble(image as keyof typeof apps, out)
