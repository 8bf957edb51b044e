import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `pnpm notices` writes the list of what apps and packages use at run time; a test fails when it is out of date. */
export const noticesFile = 'THIRD-PARTY-NOTICES.md'

type Listed = { name: string; versions: string[]; paths: string[]; license: string; author?: string }

const intro = `# Third-party notices

Written by \`pnpm notices\`; do not edit it by hand.

Vedetta uses these packages at run time, each under its own licence. The full text of a licence stands in the package's folder below \`node_modules\`. The sources of the reference data are named in [docs/operations.md](docs/operations.md#sources-of-the-reference-data).

| package | version | licence | copyright |
| --- | --- | --- | --- |
`

export function renderNotices(): string {
  const filters = ['--filter', './apps/*', '--filter', './packages/*']
  const listed = execFileSync('pnpm', [...filters, 'licenses', 'list', '--prod', '--json'], { encoding: 'utf8' })
  const packages = Object.values(JSON.parse(listed) as Record<string, Listed[]>).flat()
  const rows = packages.filter((one) => !isPlatformSpecific(one)).map(rowOf)
  return `${intro}${rows.toSorted().join('\n')}\n`
}

/** Binaries differ from machine to machine; each comes with a package that every machine installs. */
function isPlatformSpecific({ paths: [path = ''] }: Listed): boolean {
  const { os, cpu } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as { os?: unknown; cpu?: unknown }
  return os !== undefined || cpu !== undefined
}

function rowOf({ name, versions, license, paths, author }: Listed): string {
  const copyright = [...new Set(paths.flatMap(copyrightLines))].join('; ') || (author ?? 'not stated')
  return `| ${name} | ${versions.toSorted().join(', ')} | ${license} | ${copyright} |`
}

function copyrightLines(path: string): string[] {
  const files = readdirSync(path, { withFileTypes: true })
  const licence = files.find((file) => file.isFile() && /^(licen[cs]e|copying)/i.test(file.name))
  if (!licence) return []
  const lines = readFileSync(join(path, licence.name), 'utf8').split('\n')
  return lines.filter((line) => /^\W*copyright\b.*(\d{4}|\(c\)|©)/i.test(line)).map(plainText)
}

function plainText(line: string): string {
  return line
    .replace(/[|<>`[\]*#]/g, ' ')
    .replace(/\s*\(?\S+@[\w.-]+\)?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

if (import.meta.main) writeFileSync(noticesFile, renderNotices())
