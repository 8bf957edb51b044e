import { minuteMs } from '@vedetta/contracts/text/durations'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { createHostLocks, type HostLocks, type Release } from './host-locks.ts'

const { db, as, close } = await createTestDb()
const { databaseUrl } = as('watch')
const clients: pg.Client[] = []
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  await close()
})

async function worker(
  capOf: (address: string) => number = () => 1,
  coolDownMs = 0,
): Promise<HostLocks & { client: pg.Client }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  clients.push(client)
  await client.connect()
  return { ...createHostLocks(client, { capOf, now: () => new Date(), coolDownMs }), client }
}

async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  return rows[0].pid
}

async function locksHeld(client: pg.Client | undefined, pids: readonly number[]): Promise<number | undefined> {
  const held = "SELECT count(*)::int AS held FROM pg_locks WHERE locktype = 'advisory' AND pid = ANY($1)"
  return (await client?.query(held, [pids]))?.rows[0].held
}

async function acquired(hosts: HostLocks, host: string, address: string | null): Promise<Release> {
  const answer = await hosts.acquire(host, address)
  if (typeof answer !== 'function') throw new Error(`${host}: ${JSON.stringify(answer)}`)
  return answer
}

test('one caller at a time holds a host, within a process and across processes', async () => {
  const [one, other] = [await worker(), await worker()]
  const release = await acquired(one, 'a.example', '192.0.2.1')
  expect(await one.acquire('a.example', '192.0.2.1')).toBe('busy')
  expect(await other.acquire('a.example', '192.0.2.2')).toBe('busy')
  release()
  await one.flushed()
  const releaseOther = await acquired(other, 'a.example', '192.0.2.1')
  expect(await one.acquire('a.example', null)).toBe('busy')
  releaseOther()
})

test('an address allows as many holders as its cap, and a caller that finds it full does not keep the host', async () => {
  const [one, other] = [await worker(() => 2), await worker(() => 2)]
  const address = '192.0.2.10'
  const [first, second] = await Promise.all([
    acquired(one, 'b1.example', address),
    acquired(one, 'b2.example', address),
  ])
  expect(await one.acquire('b3.example', address)).toBe('busy')
  expect(await other.acquire('b3.example', address)).toBe('busy')
  first?.()
  await one.flushed()
  const third = await acquired(other, 'b3.example', address)
  expect(await other.acquire('b4.example', address)).toBe('busy')
  third()
  second?.()
})

test('acquire takes no slot where the address is unknown', async () => {
  const hosts = await worker()
  await acquired(hosts, 'c1.example', '192.0.2.20')
  await acquired(hosts, 'c2.example', null)
})

test('a paused host is locked for nobody until the pause ends', async () => {
  const [one, other] = [await worker(), await worker()]
  const until = new Date(Date.now() + minuteMs)
  const release = await acquired(one, 'd.example', '192.0.2.30')
  one.pause('d.example', until)
  await one.flushed()
  expect(await other.acquire('d.example', '192.0.2.30')).toEqual({ pausedUntil: until })
  release()
  await one.flushed()
  expect(await one.acquire('d.example', '192.0.2.30')).toEqual({ pausedUntil: until })
  expect(await other.acquire('d.example', '192.0.2.30')).toEqual({ pausedUntil: until })
  await acquired(other, 'e.example', '192.0.2.30')
})

test('acquire refuses a host that opted out and its subdomains', async () => {
  await db.insertInto('opt_out').values({ host: 'f.example', since: new Date(), reason: 'asked by mail' }).execute()
  const hosts = await worker()
  expect(await hosts.acquire('f.example', '192.0.2.40')).toBe('opted_out')
  expect(await hosts.acquire('www.f.example', '192.0.2.40')).toBe('opted_out')
  await acquired(hosts, 'not-f.example', '192.0.2.40')
})

test('four workers on a few hosts and addresses never share a host nor exceed the cap of an address', async () => {
  const caps = [1, 2, 3]
  const addressOf = (host: number) => `198.51.100.${host % caps.length}`
  const capOf = (address: string) => caps[Number(address.split('.')[3])] ?? 1
  const workers = await Promise.all([1, 2, 3, 4].map(() => worker(capOf)))
  const inHost = new Map<number, number>()
  const atAddress = new Map<string, number>()
  let visits = 0
  let busy = 0
  const add = <Key>(map: Map<Key, number>, key: Key, by: number) => {
    const count = (map.get(key) ?? 0) + by
    map.set(key, count)
    return count
  }
  const visitor = async (hosts: HostLocks, seed: number) => {
    for (let turn = 0; turn < 60; turn++) {
      const host = (seed * 7 + turn * 5) % 11
      const address = addressOf(host)
      const release = await hosts.acquire(`g${host}.example`, address)
      if (typeof release !== 'function') {
        busy++
        continue
      }
      visits++
      expect(add(inHost, host, 1)).toBe(1)
      expect(add(atAddress, address, 1)).toBeLessThanOrEqual(capOf(address))
      for (let trips = (seed + turn) % 4; trips > 0; trips--) await sql`SELECT 1`.execute(db)
      add(inHost, host, -1)
      add(atAddress, address, -1)
      release()
      if (turn % 3 === 0) await hosts.flushed()
    }
  }
  await Promise.all(workers.flatMap((hosts, index) => [1, 2, 3].map((seed) => visitor(hosts, index * 3 + seed))))
  expect(visits).toBeGreaterThan(50)
  expect(busy).toBeGreaterThan(50)
  await Promise.all(workers.map((hosts) => hosts.flushed()))
  const pids = await Promise.all(workers.map(({ client }) => pidOf(client)))
  expect(await locksHeld(workers[0]?.client, pids)).toBe(0)
})

test('losing the connection ends all its locks and rejects pending requests', async () => {
  const [one, other] = [await worker(), await worker()]
  await acquired(one, 'h.example', '192.0.2.50')
  await other.client.query('SELECT pg_terminate_backend($1)', [await pidOf(one.client)])
  await expect.poll(() => one.lost.aborted).toBe(true)
  await expect(one.acquire('i.example', null)).rejects.toThrow()
  await expect.poll(async () => typeof (await other.acquire('h.example', '192.0.2.50'))).toBe('function')
})

test('after a worker is killed, its host is granted only when the cool-down is over', async () => {
  const coolDownMs = 400
  const [one, other] = [await worker(undefined, coolDownMs), await worker(undefined, coolDownMs)]
  await acquired(one, 'j.example', '192.0.2.60')
  const killedAt = performance.now()
  await other.client.query('SELECT pg_terminate_backend($1)', [await pidOf(one.client)])
  await expect.poll(async () => typeof (await other.acquire('k.example', '192.0.2.60'))).toBe('function')
  expect(performance.now() - killedAt).toBeGreaterThanOrEqual(coolDownMs)
})

test('a connection lost during the cool-down grants no lock', async () => {
  const [one, other] = [await worker(undefined, 400), await worker()]
  const pid = await pidOf(one.client)
  // The cool-down lasts until the connection is lost, however long that takes.
  const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const entering = one.acquire('l.example', '192.0.2.70')
  await expect.poll(() => locksHeld(other.client, [pid])).toBeGreaterThan(0)
  await other.client.query('SELECT pg_terminate_backend($1)', [pid])
  await expect.poll(() => one.lost.aborted).toBe(true)
  stopped.mockRestore()
  await expect(entering).rejects.toThrow()
})
