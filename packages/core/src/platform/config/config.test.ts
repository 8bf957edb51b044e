import { ConfigError, readConfig } from '@vedetta/contracts/calls/process-config'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { databaseSettings, engineSettings, migrationSettings } from './config.ts'

test('readConfig defaults to the engines of scripts/services in an empty environment', () => {
  expect(readConfig({ ...databaseSettings('api'), ...migrationSettings, ...engineSettings }, {})).toEqual({
    DATABASE_URL: 'postgres://vedetta_api@127.0.0.1:17432/vedetta',
    MIGRATION_DATABASE_URL: 'postgres://vedetta@127.0.0.1:17432/vedetta',
    REDIS_URL: 'redis://127.0.0.1:17479',
    REDIS_PREFIX: 'vedetta',
    OPENSEARCH_URL: 'http://127.0.0.1:17492',
    INDEX_PREFIX: 'vedetta-',
  })
})

test('readConfig reports every invalid variable of an environment in one error', () => {
  const read = () =>
    readConfig(
      { ...databaseSettings('api'), PORT: z.coerce.number().int() },
      { DATABASE_URL: 'mysql://x', PORT: 'eighty' },
    )
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/not valid:\n {2}DATABASE_URL: .+\n {2}PORT: .+/)
})

test('databaseSettings refuses the address of the owner, and of another process', () => {
  const readAs = (username: string) => () =>
    readConfig(databaseSettings('watch'), { DATABASE_URL: `postgres://${username}:x@db.example/vedetta` })
  for (const username of ['vedetta', 'postgres', 'vedetta_api', 'vedetta_cli', ''])
    expect(readAs(username)).toThrow('DATABASE_URL: connect as the role …_watch that vedetta migrate made')
  expect(readAs('altra_watch')).not.toThrow()
})
