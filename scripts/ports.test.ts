import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiSettings } from '../apps/api/src/config.ts'
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
    expect(readPorts({})).toEqual({
      smtp: 17_425,
      postgres: 17_432,
      web: 17_473,
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

describe('the port table', () => {
  test('gives pnpm dev the engines of scripts/services, at any base', () => {
    for (const base of ['17400', '23400']) {
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
