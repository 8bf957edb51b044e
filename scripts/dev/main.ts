import { globSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareConsole } from '../../packages/synthetic/src/demo/demo-console.ts'
import { boxOf } from './box.ts'
import { readDemoData, withRoleDbs } from './demo-data.ts'
import { readEphemeralRange, refuseEphemeralPorts } from './ephemeral-ports.ts'
import { waitForExternalEngines } from './external-engines.ts'
import { prepareIntegrations } from './integrations.ts'
import { readDaySeconds, startLivingDay } from './living/start-living-day.ts'
import { readableLogLine } from './log-line.ts'
import { createProcesses } from './processes.ts'
import { readPushKeys } from './push-keys.ts'
import { receiverUrl } from './receiver-post.ts'
import { type DevSettings, readDevSettings } from './settings.ts'
import { summaryOf } from './summary.ts'
import { refuseTakenPorts } from './taken-ports.ts'
import { waitFor } from './wait-for.ts'

const root = join(import.meta.dirname, '../..')
const samples = 'packages/reference/samples/cleaned'
const startTimeoutMs = 90_000

/** Engines, schema, demo data, and every app with reload, until Ctrl+C. */
const { settings, daySeconds } = readSettingsOrExit()
const processes = createProcesses(root, settings.env)
let stopping: Promise<void> | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))

try {
  const ephemeral = await readEphemeralRange()
  if (ephemeral !== null) refuseEphemeralPorts(settings.ports, ephemeral)
  await refuseTakenPorts(settings)
  await startEngines()
  const folder = await makeFolder()
  const browserInstalled = installBrowser()
  const signIns = await prepareData()
  await startMailbox(folder)
  await startApps(folder)
  step('Integrations of the Enterprise licence')
  const apiKey = await prepareIntegrations(settings.apiUrl, folder)
  step('Console')
  await withRoleDbs(settings.databaseUrls, (dbs) => prepareConsole(dbs, settings.webUrl, new Date()))
  await browserInstalled
  if (daySeconds !== null) startLivingDay(processes, settings, { daySeconds, show: showAs })
  console.log(`\n${boxOf(summaryOf(settings, { signIns, apiKey, daySeconds }))}\n`)
} catch (error) {
  if (!stopping) console.error(`\n${error instanceof Error ? error.message : error}`)
  await stop(1)
}

function readSettingsOrExit(): { settings: DevSettings; daySeconds: number | null } {
  try {
    return { settings: readDevSettings(process.env), daySeconds: readDaySeconds(process.argv.slice(2)) }
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

/** For the renderer of the living day, while the data is made. Where it fails, the renderer says what is missing. */
async function installBrowser(): Promise<void> {
  if (daySeconds === null || settings.hasExternalEngines) return
  await processes.run('scripts/browser').catch((error: unknown) => tell(String(error)))
}

/** The instance's folder beside its engines' data, kept between starts. */
async function makeFolder(): Promise<string> {
  const folder = join((await processes.run('scripts/services', 'folder')).trim(), 'dev')
  await mkdir(folder, { recursive: true })
  return folder
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

async function startMailbox(folder: string): Promise<void> {
  const { ports, sinksMails, mailboxUrl } = settings
  step('Mailbox')
  const own = { page: ports.mailbox, receiver: ports.receiver, ...(sinksMails && { smtp: ports.smtp }) }
  const args = Object.entries(own).flatMap(([name, port]) => [`--${name}-port`, `${port}`])
  start('mail', 'tools/mail-sink', ['src/main.ts', '--folder', folder, '--receiver-url', receiverUrl, ...args])
  await waitForPage('mailbox', mailboxUrl)
}

async function startApps(folder: string): Promise<void> {
  step('Apps')
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = await readPushKeys(folder, settings.env)
  start('api', 'apps/api', [...reloadOn('apps/api'), 'src/main.ts'], { VAPID_PUBLIC_KEY })
  const worker = join(root, 'scripts/dev/worker.ts')
  const workerArgs = [...reloadOn('apps/worker'), worker, join(folder, 'receiver-ca.pem')]
  start('worker', 'apps/worker', workerArgs, { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })
  start('web', 'apps/web', ['node_modules/vite/bin/vite.js', '--logLevel', 'warn'])
  await waitForPage('API', `${settings.apiUrl}/api/reference/territories`)
  await waitForPage('web', settings.webUrl)
}

/**
 * Not `--watch`, which watches what is imported from `node_modules` too: those files are hard links to pnpm's store, so an
 * install in another clone changes them.
 */
function reloadOn(app: string): string[] {
  return [app, ...globSync('packages/*', { cwd: root })].map((folder) => `--watch-path=${join(root, folder, 'src')}`)
}

/** A process of Node that runs until the end. */
function start(label: string, folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const stopAll = () => {
    if (!stopping) console.error(`\n${folder} ended by itself.`)
    void stop(1)
  }
  // An app is labelled as its role is; the owner's address is for commands.
  const roleUrls: Partial<Record<string, string>> = settings.databaseUrls
  const ownEnv = { ...env, DATABASE_URL: roleUrls[label], MIGRATION_DATABASE_URL: undefined }
  processes.start({ folder, file: process.execPath, args, env: ownEnv }, showAs(label), stopAll)
}

function showAs(label: string): (line: string) => void {
  return (line) => {
    for (const part of readableLogLine(line).split('\n')) console.log(`${label.padEnd(6)} │ ${part}`)
  }
}

async function waitForPage(app: string, url: string): Promise<void> {
  const check = async () => {
    const { status } = await fetch(url)
    if (status !== 200) throw new Error(`status ${status}`)
  }
  const name = `the ${app} at ${new URL(url).host}`
  await waitFor({ name, check, timeoutMs: startTimeoutMs, advice: 'Its log is above.', tell })
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
