import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readingQuality } from '../packages/contracts/src/watch/reading-quality.ts'
import { withQualityTable } from '../tools/bench/src/reading/quality-table.ts'
import { headingAnchors } from './lint/heading-anchors.ts'
import { unnamedWorkspaces, workspacesOf } from './lint/named-workspaces.ts'

/** Documents may only name paths, commands and tests that exist. */
const problems: string[] = []
const documents = listFiles('*.md')
const shownPictures = new Set<string>()
const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts)
const pnpmCommands = new Set([...scripts, 'install', 'exec'])
const ownFolders = /^(apps|packages|tools|scripts|docs|e2e|\.ci)\//

for (const document of documents) {
  const text = readFileSync(document, 'utf8')
  const report = (problem: string) => problems.push(`${document}: ${problem}`)
  for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    const path = join(dirname(document), target)
    if (!/^[a-z]+:/.test(target) && !existsSync(path)) report(`link to ${target}, which does not exist`)
    shownPictures.add(path)
  }
  for (const [, target = '', anchor = ''] of text.matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)) {
    const linked = target === '' ? document : join(dirname(document), target)
    if (linked.endsWith('.md') && existsSync(linked) && !headingAnchors(readFileSync(linked, 'utf8')).has(anchor))
      report(`link to #${anchor}, which ${linked} has no heading for`)
  }
  for (const [, code = ''] of text.matchAll(/`([^`\n]+)`/g)) checkCode(code, report)
  for (const [, block = ''] of text.matchAll(/```(?:sh|bash)\n([\s\S]*?)```/g)) {
    for (const line of block.split('\n')) for (const part of line.split(/&&|\|/)) checkCode(part.trim(), report)
  }
}
checkCoverage(readFileSync('docs/spec-coverage.md', 'utf8'))
checkDecisions('docs/decisions')
checkQuality('docs/performance/reading.md')
const workspaces = workspacesOf(listFiles('.'))
for (const document of ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'])
  for (const workspace of unnamedWorkspaces(readFileSync(document, 'utf8'), workspaces))
    problems.push(`${document}: does not name ${workspace}`)
for (const picture of listFiles('docs/screens'))
  if (!shownPictures.has(picture)) problems.push(`${picture}: no document shows it`)

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`docs: ${documents.length} documents name only what exists`)

function listFiles(pattern: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], {
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => file !== '' && existsSync(file))
}

function checkCode(code: string, report: (problem: string) => void): void {
  const [first = '', second = '', third = ''] = code.split(/\s+/)
  const path = first.replace(/[:#].*$/, '')
  if (ownFolders.test(path) && !/[*<>{}…]/.test(path) && !existsSync(path)) report(`${path} does not exist`)
  if (first === 'pnpm' && second && !second.startsWith('-') && !pnpmCommands.has(second))
    report(`there is no "pnpm ${second}"`)
  if (first === 'pnpm' && second === 'vedetta' && /^[a-z]/.test(third))
    checkDefined(third, 'apps/cli/src/commands', report)
  if (first === 'pnpm' && second === 'bench' && /^[a-z]/.test(third)) checkDefined(third, 'tools/bench/src', report)
}

/** A command is defined by `.command('name')`. */
function checkDefined(name: string, folder: string, report: (problem: string) => void): void {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const isDefined = sources.some((file) => readFileSync(join(folder, file), 'utf8').includes(`.command('${name}')`))
  if (!isDefined) report(`${name} is not defined in ${folder}`)
}

/** Rows are: section, what it says, file of the test, title of the test. */
function checkCoverage(text: string): void {
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line))
  for (const row of rows) {
    const [section, , file = '', title = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''))
    if (!existsSync(file)) problems.push(`docs/spec-coverage.md: ${section}: ${file} does not exist`)
    else if (title === '' || !readFileSync(file, 'utf8').includes(title))
      problems.push(`docs/spec-coverage.md: ${section}: ${file} has no test "${title}"`)
  }
  if (rows.length === 0) problems.push('docs/spec-coverage.md: no rows')
}

/** A decision's number, title, date and status are the same in its file name, its head and the index. */
function checkDecisions(folder: string): void {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  for (const file of readdirSync(folder).filter((name) => name !== 'README.md')) {
    const text = readFileSync(join(folder, file), 'utf8')
    const head = /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\n\nStatus: (accepted|superseded by \d+.*)\n/.exec(text)
    const [, number = '', title, date, status] = head ?? []
    const row = `| [${number}](${file}) | ${title} | ${date} | ${status} |`
    if (!head || !file.startsWith(`${number.padStart(4, '0')}-`))
      problems.push(`${folder}/${file}: the head is not that of the template in ${folder}/README.md`)
    else if (!index.includes(row)) problems.push(`${folder}/README.md: has no row "${row}"`)
  }
}

/** The figures of reading are those of the public page. */
function checkQuality(document: string): void {
  const text = readFileSync(document, 'utf8')
  if (withQualityTable(text, readingQuality.rows) !== text)
    problems.push(
      `${document}: its table of reading is another than packages/contracts/src/watch/reading-quality.json says`,
    )
}
