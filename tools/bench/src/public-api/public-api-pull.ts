import { deepStrictEqual } from 'node:assert'
import { makeApiKey, makeEnterpriseRecruiter } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { processSettings } from '../harness/process-settings.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { type RunningApi, startApi } from '../harness/start-api.ts'
import { selectStored } from './changing-positions.queries.ts'
import { makeChanging, writeChanges } from './changing-positions.ts'
import { type Pulled, pullChanges } from './pulling-client.ts'

export type PullOptions = { readonly clients: number; readonly changes: number; readonly kills: number }

export type PullFigures = {
  readonly positions: number
  readonly kills: number
  readonly seconds: number
  readonly pulled: readonly Pulled[]
}

/**
 * Clients pull changes from two API processes while changes are written and the processes are killed in turn. Throws unless every
 * client has got each event once and in order, and its copy ends equal to the tables.
 */
export function verifyPulls(env: NodeJS.ProcessEnv, { clients, changes, kills }: PullOptions): Promise<PullFigures> {
  return withScratch(env, async (scratch) => {
    const start = Date.now()
    const sets = await makeChanging(scratch)
    const ports = [await pickPort(), await pickPort()]
    const servers = await startServers(env, scratch, ports)
    try {
      let end: number | null = null
      const keys = await Promise.all(Array.from({ length: clients }, () => makeKey(scratch)))
      const origins = ports.map((port) => `http://127.0.0.1:${port}`)
      const pulling = Promise.all(keys.map((key) => pullChanges(origins, key, () => end)))
      // Awaited below: a failure meanwhile is no unhandled one.
      pulling.catch(() => {})
      let killing: Promise<void> = Promise.resolve()
      let begun = 0
      await writeChanges(scratch, sets, changes, async (written) => {
        if (begun === kills || written * (kills + 1) <= changes * (begun + 1)) return
        const place = begun++ % ports.length
        const before = killing
        killing = before.then(() => servers.killAndRestart(place))
        // One is down at a time, and the writers wait for the one before: clients pull through every kill.
        await before
      }).catch((error) => {
        end = 0
        throw error
      })
      end = changes
      await killing
      const pulled = await pulling
      const stored = await selectStored(scratch.pool)
      const table = stored.map(({ positionID, closedAt, name, event }) => [
        positionID,
        { name, closedAt: closedAt?.toISOString() ?? null, event },
      ])
      for (const { copy } of pulled) deepStrictEqual(sorted([...copy]), sorted(table as [string, unknown][]))
      return { positions: stored.length, kills: begun, seconds: (Date.now() - start) / 1_000, pulled }
    } finally {
      await servers.stop()
    }
  })
}

const sorted = (entries: [string, unknown][]) => entries.toSorted(([one], [other]) => (one < other ? -1 : 1))

async function makeKey({ db }: Scratch): Promise<string> {
  const now = new Date()
  const viewer = await makeEnterpriseRecruiter(db, now, { monthly_credits: 1_000_000 })
  return (await makeApiKey(db, viewer, now)).authorization
}

async function startServers(env: NodeJS.ProcessEnv, scratch: Scratch, ports: readonly number[]) {
  const apiEnv = { ...env, ...processSettings(scratch, 'api') }
  const running = await Promise.all(ports.map((port) => startApi(apiEnv, port, 1)))
  return {
    async killAndRestart(place: number): Promise<void> {
      await (running[place] as RunningApi).crash()
      running[place] = await startApi(apiEnv, ports[place] ?? 0, 1)
    },
    stop: () => Promise.all(running.map((api) => api.stop())),
  }
}
