import type { FeatureSwitch } from '@vedetta/contracts/operator/switches'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { selectOffSwitches } from './switches.queries.ts'

/** A process follows a switch within this time. */
const keptMs = 5_000

/** Told to callers of a feature that is off. */
const retryAfterSeconds = 300

export type FeatureSwitches = {
  isOn(name: FeatureSwitch): Promise<boolean>
  /** Throws `feature_off` unless it is on. */
  require(name: FeatureSwitch): Promise<void>
  /** The next look reads the table: the operator who turned a switch sees it work. */
  forget(): void
}

export function createFeatureSwitches({ db, clock }: Pick<Context, 'db' | 'clock'>): FeatureSwitches {
  let off: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  let turns = 0

  async function read(): Promise<void> {
    const at = clock().getTime()
    const turnsBefore = turns
    off = new Set(await selectOffSwitches(db))
    // One that was turned meanwhile may have been read as it was before.
    if (turns === turnsBefore) readAt = at
  }

  async function isOn(name: FeatureSwitch): Promise<boolean> {
    if (clock().getTime() - readAt >= keptMs) {
      reading ??= read().finally(() => {
        reading = null
      })
      // While the table can't be read, what was known last holds: a switch turns nothing off by accident.
      await reading.catch(() => {})
    }
    return !off.has(name)
  }

  return {
    isOn,
    require: async (name) => {
      if (!(await isOn(name))) throw new AppError('feature_off', { retryAfter: retryAfterSeconds })
    },
    forget: () => {
      turns += 1
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** The work of a loop, which idles while the feature is off. */
export function whileOn<Args extends unknown[], Result>(
  switches: Pick<FeatureSwitches, 'isOn'>,
  name: FeatureSwitch,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result | false> {
  return async (...args) => (await switches.isOn(name)) && (await work(...args))
}
