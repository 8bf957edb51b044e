import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createPool } from '@vedetta/core/platform/db/client'
import { pickPort } from '@vedetta/core/testing/pick-port'

const run = promisify(execFile)
const programs = '/usr/lib/postgresql/15/bin'
const shipped = join(import.meta.dirname, '../../../../deploy/pgbackrest')
const maxStartMs = 300_000

export type Cluster = { readonly url: string; readonly stop: () => Promise<void> }

export type BackupPlace = {
  /** Makes an empty cluster that archives as deploy/pgbackrest/postgresql.conf says, and starts it. */
  readonly createCluster: () => Promise<Cluster>
  /** Starts the cluster that pgBackRest restored, and waits until it takes writes. */
  readonly startRestored: () => Promise<Cluster>
  readonly pgbackrest: (...args: string[]) => Promise<string>
  readonly remove: () => Promise<void>
}

/** A temporary folder with a cluster, an encrypted repository, and pgBackRest configured by the files that we ship. */
export async function createBackupPlace(): Promise<BackupPlace> {
  const user = serviceUser()
  const folder = await mkdtemp(join(tmpdir(), 'restore-drill-'))
  const port = await pickPort()
  const data = join(folder, 'data')
  const config = join(folder, 'pgbackrest.conf')
  await giveTo(user, folder)
  const env = {
    ...process.env,
    HOME: folder,
    PGBACKREST_CONFIG: config,
    PGBACKREST_REPO1_CIPHER_PASS: 'only of this drill',
  }
  const as = { ...user, env, cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  for (const name of ['repo', 'spool', 'log', 'lock']) {
    await mkdir(join(folder, name))
    await giveTo(user, join(folder, name))
  }
  await writeFile(config, await ownConfig(folder, data, port))
  const url = `postgres://vedetta@127.0.0.1:${port}/vedetta`

  const start = async (): Promise<Cluster> => {
    const log = await open(join(folder, 'postgres.log'), 'a')
    const server = spawn(join(programs, 'postgres'), ['-D', data], { ...as, stdio: ['ignore', log.fd, log.fd] })
    await log.close()
    const ended = once(server, 'exit')
    const stop = async () => {
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT')
      await ended
    }
    await waitUntilWritable(url.replace(/vedetta$/, 'postgres'), () => server.exitCode !== null).catch(
      async (error) => {
        const tail = (await readFile(join(folder, 'postgres.log'), 'utf8')).split('\n').slice(-20).join('\n')
        throw new Error(`PostgreSQL did not start: ${tail}`, { cause: error })
      },
    )
    return { url, stop }
  }

  return {
    createCluster: async () => {
      const options = ['--username=vedetta', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums']
      await run(join(programs, 'initdb'), [`--pgdata=${data}`, ...options], as)
      await appendFile(join(data, 'postgresql.conf'), await ownSettings(folder, port))
      const cluster = await start()
      const admin = createPool(url.replace(/vedetta$/, 'postgres'), { max: 1 })
      await admin.query('CREATE DATABASE vedetta')
      await admin.end()
      return cluster
    },
    startRestored: start,
    pgbackrest: async (...args) => (await run('pgbackrest', ['--stanza=vedetta', ...args], as)).stdout,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The shipped configuration with the paths and the port of the drill. */
async function ownConfig(folder: string, data: string, port: number): Promise<string> {
  const text = await readFile(join(shipped, 'pgbackrest.conf'), 'utf8')
  const own: Record<string, string> = {
    'repo1-path': join(folder, 'repo'),
    'spool-path': join(folder, 'spool'),
    'pg1-path': data,
    'pg1-port': `${port}`,
  }
  const replaced = text.replace(/^([a-z0-9-]+)=.*$/gm, (line, name: string) =>
    own[name] ? `${name}=${own[name]}` : line,
  )
  const extra = ['pg1-user=vedetta', `pg1-socket-path=${folder}`]
  return `${replaced}\n${extra.join('\n')}\n[global]\nlog-path=${join(folder, 'log')}\nlock-path=${join(folder, 'lock')}\n`
}

async function ownSettings(folder: string, port: number): Promise<string> {
  const archive = await readFile(join(shipped, 'postgresql.conf'), 'utf8')
  // The times of commits tell what was true at a moment.
  return `${archive}\nlisten_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${folder}'\nmax_wal_size = 4GB\nshared_buffers = 256MB\ntrack_commit_timestamp = on\n`
}

/** PostgreSQL refuses to run as root: the user of scripts/services then runs it. */
function serviceUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (option: string) => Number(execFileSync('id', [option, 'vedetta'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function giveTo({ uid, gid }: ReturnType<typeof serviceUser>, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

async function waitUntilWritable(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + maxStartMs
  while (!(await isWritable(url))) {
    if (hasEnded()) throw new Error('it ended')
    if (Date.now() > deadline) throw new Error('it took too long')
    await sleep(100)
  }
}

async function isWritable(url: string): Promise<boolean> {
  const pool = createPool(url, { max: 1 })
  try {
    const { rows } = await pool.query('SELECT NOT pg_is_in_recovery() AS writable')
    return rows[0]?.writable === true
  } catch {
    return false
  } finally {
    await pool.end()
  }
}
