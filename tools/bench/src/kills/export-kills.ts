import { deepStrictEqual } from 'node:assert'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { downloadExport, type Exported, exportPositions } from '@vedetta/contracts/inbox/position-export'
import { balanceOf } from '@vedetta/core/customers/ledger/balance-of'
import { makeCompany, makeSource, publish, publishedPosition } from '@vedetta/core/testing/factories'
import { pickPort } from '@vedetta/core/testing/pick-port'
import type { Pool } from 'undici'
import { processSettings } from '../harness/process-settings.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import { type RunningApi, startApi } from '../harness/start-api.ts'

const positions = 500
const credits = 300

/**
 * Exports 500 positions with 300 credits, kills the API at a different moment each round, and retries with the same request ID:
 * 300 are charged once, 200 are reported as failed, and the file holds 300. Returns how often the crash came before the
 * charge, and how often after it.
 */
export function verifyExportKills(
  env: NodeJS.ProcessEnv,
  { rounds, maxKillMs }: { rounds: number; maxKillMs: number },
): Promise<{ before: number; after: number }> {
  return withScratch(env, async (scratch) => {
    const positionIDs = await publishPositions(scratch)
    const apiEnv = { ...env, ...processSettings(scratch, 'api') }
    const outcome = { before: 0, after: 0 }
    const apiPort = await pickPort()
    let api = await startApi(apiEnv, apiPort, 4)
    try {
      for (let round = 0; round < rounds; round++) {
        const recruiter = await signUpRecruiter(scratch.db, api, { monthly_credits: credits })
        const left = async () => (await balanceOf(scratch.db, recruiter.licenceNo, new Date())).credit.left
        const body = { positionIDs, requestID: randomUUID() }
        const requestExport = ({ pool }: RunningApi) => post(pool, exportPositions.path, body, recruiter.cookie)
        const interrupted = requestExport(api).catch(() => undefined)
        await sleep((round * maxKillMs) / rounds)
        await api.crash()
        await interrupted
        outcome[(await left()) === credits ? 'before' : 'after'] += 1
        api = await startApi(apiEnv, apiPort, 4)
        const { url, ...figures } = (await requestExport(api)) as Exported
        deepStrictEqual(figures, { exported: credits, failed: positions - credits, credits })
        deepStrictEqual(await left(), 0)
        deepStrictEqual(await requestExport(api), { url, ...figures })
        deepStrictEqual(await chargesOf(scratch, recruiter.licenceNo), [-credits])
        const file = await get(api.pool, url, recruiter.cookie)
        deepStrictEqual(file.trimEnd().split('\r\n').length, credits + 1)
      }
    } finally {
      await api.stop()
    }
    return outcome
  })
}

async function publishPositions({ db }: Scratch): Promise<string[]> {
  const companyNo = await makeCompany(db)
  const published = Array.from({ length: positions }, () => publishedPosition(companyNo))
  const numbers = await publish(db, await makeSource(db), published)
  const rows = await db.selectFrom('position').select('position_id').where('position_no', 'in', numbers).execute()
  return rows.map(({ position_id }) => position_id)
}

async function chargesOf({ db }: Scratch, licenceNo: number): Promise<number[]> {
  const entries = await db
    .selectFrom('ledger_entry')
    .select('amount')
    .where('licence_no', '=', licenceNo)
    .where('kind', '=', 'spend')
    .execute()
  return entries.map(({ amount }) => amount)
}

async function post(pool: Pool, path: string, body: object, cookie: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await pool.request({ method: 'POST', path: `/api${path}`, headers, body: JSON.stringify(body) })
  if (answer.statusCode === 503) {
    await answer.body.dump()
    await sleep(Number(answer.headers['retry-after'] ?? 1) * 1_000)
    return post(pool, path, body, cookie)
  }
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${await answer.body.text()}`)
  return answer.body.json()
}

async function get(pool: Pool, path: string, cookie: string): Promise<string> {
  const answer = await pool.request({ method: 'GET', path, headers: { cookie } })
  if (answer.statusCode !== 200) throw new Error(`${downloadExport.path} answered ${answer.statusCode}`)
  return answer.body.text()
}
