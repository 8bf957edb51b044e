import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Processes } from '../processes.ts'
import type { DevSettings } from '../settings.ts'
import type { LivingDayPlan } from './main.ts'

const defaultDaySeconds = 300
const minDaySeconds = 60
const maxDaySeconds = 86_400

/** The length of a simulated day in seconds; null with `--still`, where nothing moves. */
export function readDaySeconds(args: readonly string[]): number | null {
  const given = args.filter((arg) => arg !== '--')
  if (given.length === 0) return defaultDaySeconds
  const [flag, value = '', ...more] = given
  if (flag === '--still' && given.length === 1) return null
  const seconds = Number(value)
  const isDay = flag === '--day' && /^\d+$/.test(value) && more.length === 0
  if (isDay && seconds >= minDaySeconds && seconds <= maxDaySeconds) return seconds
  throw new Error(`pnpm dev takes --day <seconds>, ${minDaySeconds} to ${maxDaySeconds}, or --still.`)
}

type Shown = (label: string) => (line: string) => void

/** Starts the simulated web with its watch, and a renderer where this machine allows one. */
export function startLivingDay(
  processes: Processes,
  settings: DevSettings,
  { daySeconds, show }: { daySeconds: number; show: Shown },
): void {
  const { env, databaseUrls, ports } = settings
  const plan: LivingDayPlan = {
    dayLengthMs: daySeconds * 1_000,
    gatewayPort: ports.simGateway,
    databaseUrls: { owner: env.MIGRATION_DATABASE_URL, watch: databaseUrls.watch },
    apiUrl: settings.apiUrl,
    pageStore: join(tmpdir(), `vedetta-pages-${ports.web}`),
  }
  const folder = 'scripts/dev/living'
  const planned = { LIVING_DAY_PLAN: JSON.stringify(plan) }
  const showWatch = show('watch')
  processes.start({ folder, file: process.execPath, args: ['main.ts'], env: planned }, showWatch, () =>
    showWatch('the simulated day has ended by itself, everything else goes on'),
  )
  const showRenderer = show('render')
  processes.start({ folder: '.', file: 'scripts/renderer', args: [], env: {} }, showRenderer, () =>
    showRenderer('no renderer: pages that scripts draw are not read, everything else goes on'),
  )
}

/** For the box. */
export function livingLines(daySeconds: number | null, { ports }: Pick<DevSettings, 'ports'>): string[] {
  if (daySeconds === null) return ['Day     stands still: without --still, 400 simulated sites are watched']
  return [
    `Day     ${daySeconds} seconds long: the watch reads 400 simulated sites, and new positions come as you look`,
    `Sites   http://<host>.sim.localhost:${ports.simGateway}, from the links of positions`,
  ]
}
