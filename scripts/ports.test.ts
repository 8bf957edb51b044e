import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiSettings } from '../apps/api/src/config.ts'
import { rendererSettings } from '../apps/renderer/src/config.ts'
import { workerSettings } from '../apps/worker/src/config.ts'
import { watchWorkerSettings } from '../apps/worker/src/watch-config.ts'
import { readConfig } from '../packages/contracts/src/calls/process-config.ts'
import {
  addressSettings,
  databaseSettings,
  engineSettings,
  mailSettings,
  migrationSettings,
} from '../packages/core/src/platform/config/config.ts'
import { databaseRoles } from '../packages/core/src/platform/db/rights/roles.ts'
import { readDevSettings } from './dev/settings.ts'
import { readPorts } from './ports.ts'

describe('readPorts', () => {
  test('counts every port from 17400 unless told otherwise', () => {
    expect(readPorts({})).toMatchObject({
      smtp: 17_425,
      mailbox: 17_426,
      receiver: 17_427,
      postgres: 17_432,
      web: 17_473,
      simGateway: 17_474,
      redis: 17_479,
      api: 17_480,
      e2eWeb: 17_485,
      e2eSmtp: 17_486,
      opensearch: 17_492,
    })
    expect(readPorts({ VEDETTA_PORT_BASE: '' })).toEqual(readPorts({}))
  })

  test('moves every port with the base', () => {
    const moved = Object.values(readPorts({ VEDETTA_PORT_BASE: '18400' }))
    expect(moved).toEqual(Object.values(readPorts({})).map((port) => port + 1_000))
  })

  test.each(['x', '80', '1023', '65401', '017400', '18400.5', '-18400'])('refuses %s as a base', (base) => {
    expect(() => readPorts({ VEDETTA_PORT_BASE: base })).toThrow(
      `VEDETTA_PORT_BASE must be a number from 1024 to 65400, not '${base}'`,
    )
  })
})

describe('an instance with a port base of its own', () => {
  const own = { VEDETTA_PORT_BASE: '57400' }
  const entries = {
    api: apiSettings,
    worker: workerSettings,
    watch: watchWorkerSettings,
    renderer: rendererSettings,
    'command line': { ...databaseSettings('cli'), ...engineSettings, ...addressSettings, ...mailSettings },
    'vedetta migrate, tests, benches and journeys': { ...migrationSettings, ...engineSettings },
  }

  test.each(Object.entries(entries))('has no setting of another instance: %s', (_, settings) => {
    const read = JSON.stringify(readConfig(settings, own))
    expect(read).toMatch(/\b574\d\d\b/)
    expect(read).not.toMatch(/\b174\d\d\b/)
  })

  test('has the defaults of its base also where a variable is there without a value', () => {
    const { REDIS_URL } = readConfig(engineSettings, { ...own, REDIS_URL: undefined })
    expect(REDIS_URL).toBe('redis://127.0.0.1:57479')
  })

  test('has no address of another instance: pnpm dev', () => {
    expect(JSON.stringify(readDevSettings(own))).not.toMatch(/\b174\d\d\b/)
  })

  test('is the one that a command speaks to: vedetta licence list', () => {
    const { error, stderr } = spawnSync(process.execPath, ['apps/cli/src/main.ts', 'licence', 'list'], {
      env: { PATH: process.env.PATH, VEDETTA_PORT_BASE: '1024' },
      encoding: 'utf8',
    })
    expect(error).toBeUndefined()
    expect(stderr).toContain('ECONNREFUSED 127.0.0.1:1056')
  })

  test('is named by no program in figures: every port is counted from the base', () => {
    const programs = ['*.ts', '*.tsx', 'scripts/*', '.ci/*', ':!*.test.ts', ':!*.test.tsx', ':!*/testing/*']
    const { stdout } = spawnSync('git', ['grep', '-nE', '\\b17_?4[0-9]{2}\\b', '--', ...programs], { encoding: 'utf8' })
    const allowed = /(^scripts\/ports\.env:|^scripts\/services:|defaultPortBase =|is waited for, and where:|fixtures\/)/
    expect(stdout.split('\n').filter((line) => line && !allowed.test(line))).toEqual([])
  })
})

describe('the port table', () => {
  test('gives pnpm dev the engines of scripts/services, at any base', () => {
    for (const base of ['', '17400', '23400']) {
      const own = { ...process.env, VEDETTA_PORT_BASE: base }
      const printed = execFileSync(join(import.meta.dirname, 'services'), ['env'], { env: own, encoding: 'utf8' })
      const { MIGRATION_DATABASE_URL, DATABASE_URL, REDIS_URL, OPENSEARCH_URL } = readDevSettings({
        VEDETTA_PORT_BASE: base,
      }).env
      expect(printed.trim().split('\n')).toEqual([
        `export MIGRATION_DATABASE_URL=${MIGRATION_DATABASE_URL}`,
        `export DATABASE_URL=${DATABASE_URL}`,
        `export REDIS_URL=${REDIS_URL}`,
        `export OPENSEARCH_URL=${OPENSEARCH_URL}`,
      ])
    }
  })

  test('agrees with the defaults of the apps', () => {
    const { env, databaseUrls } = readDevSettings({})
    for (const role of databaseRoles)
      expect(readConfig(databaseSettings(role), {}).DATABASE_URL).toBe(databaseUrls[role])
    const settings = { ...migrationSettings, ...engineSettings }
    const { MIGRATION_DATABASE_URL, REDIS_URL, OPENSEARCH_URL } = readConfig(settings, {})
    expect({ MIGRATION_DATABASE_URL, REDIS_URL, OPENSEARCH_URL }).toEqual({
      MIGRATION_DATABASE_URL: env.MIGRATION_DATABASE_URL,
      REDIS_URL: env.REDIS_URL,
      OPENSEARCH_URL: env.OPENSEARCH_URL,
    })
    expect(readConfig(addressSettings, {}).PUBLIC_URL).toBe(env.PUBLIC_URL)
    expect(readConfig(mailSettings, {}).SMTP_URL).toBe(env.SMTP_URL)
    expect(readConfig({ PORT: apiSettings.PORT }, {}).PORT).toBe(readPorts({}).api)
  })

  test('agrees with compose.yml', () => {
    const compose = readFileSync(join(import.meta.dirname, '../compose.yml'), 'utf8')
    const published = [...compose.matchAll(/127\.0\.0\.1:(\d+):(\d+)/g)].map(([, ours, theirs]) => [
      theirs,
      Number(ours),
    ])
    const { postgres, redis, opensearch, web } = readPorts({})
    expect(Object.fromEntries(published)).toEqual({
      5432: postgres,
      6379: redis,
      9200: opensearch,
      9300: opensearch + 1,
      8080: web,
    })
  })
})
