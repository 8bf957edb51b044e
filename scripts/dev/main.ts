import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boxOf } from './box.ts'
import { readDemoData } from './demo-data.ts'
import { waitForExternalEngines } from './external-engines.ts'
import { readableLogLine } from './log-line.ts'
import { createProcesses } from './processes.ts'
import { type DevSettings, readDevSettings } from './settings.ts'
import { refuseTakenPorts } from './taken-ports.ts'
import { waitFor } from './wait-for.ts'

const root = join(import.meta.dirname, '../..')
const samples = 'packages/reference/samples/cleaned'
const startTimeoutMs = 90_000

/** Engines, schema, demo data, and every app with reload, until Ctrl+C. */
const settings = readSettingsOrExit()
const mailFolder = await mkdtemp(join(tmpdir(), 'vedetta-mails-'))
const processes = createProcesses(root, settings.env)
let stopping: Promise<void> | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))

try {
  await refuseTakenPorts(settings)
  await startEngines()
  const signIns = await prepareData()
  startApps()
  await waitForApps()
  console.log(`\n${boxOf(summaryOf(signIns))}\n`)
} catch (error) {
  if (!stopping) console.error(`\n${error instanceof Error ? error.message : error}`)
  await stop(1)
}

function readSettingsOrExit(): DevSettings {
  try {
    return readDevSettings(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(78)
  }
}

function stop(code: number): Promise<void> {
  stopping ??= end(code)
  return stopping
}

async function end(code: number): Promise<void> {
  console.log('\n▸ Stopping')
  await processes.stop()
  process.exit(code)
}

async function startEngines(): Promise<void> {
  if (settings.hasExternalEngines) {
    step('External engines')
    return waitForExternalEngines(settings.env, tell)
  }
  step('Engines: scripts/services up')
  await processes.run('scripts/services', 'up')
}

/** Returns a line for each person who can sign in. */
async function prepareData(): Promise<string[]> {
  step('Schema')
  tell(await vedetta('migrate'))
  const has = await readDemoData(settings.env.DATABASE_URL)
  step('Sample classifications: ATECO, ESCO')
  tell(has.classifications ? 'there are classifications already' : await vedetta('reference', 'import', samples))
  step('Made-up companies and positions')
  tell(has.companies ? 'there are companies already' : await vedetta('seed'))
  step('People to sign in as')
  return linesOf(await vedetta('demo-people'))
}

function vedetta(...args: string[]): Promise<string> {
  return processes.run(process.execPath, 'apps/cli/src/main.ts', ...args)
}

function startApps(): void {
  step('Apps')
  if (settings.sinksMails) start('mail', process.execPath, 'tools/mail-sink', 'src/main.ts', mailFolder)
  start('api', process.execPath, 'apps/api', '--watch', 'src/main.ts')
  start('worker', process.execPath, 'apps/worker', '--watch', 'src/main.ts')
  start('web', 'node_modules/.bin/vite', 'apps/web', '--logLevel', 'warn')
}

function start(label: string, file: string, folder: string, ...args: string[]): void {
  const show = (line: string) => {
    for (const part of readableLogLine(line).split('\n')) console.log(`${label.padEnd(6)} │ ${part}`)
  }
  const stopAll = () => {
    if (!stopping) console.error(`\n${folder} ended by itself.`)
    void stop(1)
  }
  // An app is labelled as its role is; the owner's address is for commands.
  const roleUrls: Partial<Record<string, string>> = settings.databaseUrls
  const env = { DATABASE_URL: roleUrls[label], MIGRATION_DATABASE_URL: undefined }
  processes.start({ folder, file, args, env }, show, stopAll)
}

async function waitForApps(): Promise<void> {
  const addresses = { API: `${settings.apiUrl}/api/reference/territories`, web: settings.webUrl }
  for (const [app, url] of Object.entries(addresses)) {
    const check = async () => {
      const { status } = await fetch(url)
      if (status !== 200) throw new Error(`status ${status}`)
    }
    const name = `the ${app} at ${new URL(url).host}`
    await waitFor({ name, check, timeoutMs: startTimeoutMs, advice: 'Its log is above.', tell })
  }
}

function summaryOf(signIns: readonly string[]): string[] {
  const { webUrl, apiUrl, sinksMails, hasExternalEngines, env } = settings
  return [
    'Vedetta is up',
    '',
    `Web     ${webUrl}/positions`,
    `API     ${apiUrl}/api/docs`,
    `Mails   ${sinksMails ? `shown here as text, kept as HTML in ${mailFolder}` : `sent to ${new URL(env.SMTP_URL).host}`}`,
    '',
    ...signIns,
    '',
    `Ctrl+C stops the apps. ${hasExternalEngines ? '' : 'The engines go on until scripts/services down.'}`.trim(),
  ]
}

function step(title: string): void {
  console.log(`▸ ${title}`)
}

function tell(text: string): void {
  for (const line of linesOf(text)) console.log(`  ${line}`)
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(Boolean)
}
