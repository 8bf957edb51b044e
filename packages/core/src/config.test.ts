import { expect, test } from 'vitest'
import { z } from 'zod'
import { ConfigError, engineSettings, readConfig } from './config.ts'

test('an empty environment gives the engines of scripts/services', () => {
  expect(readConfig(engineSettings, {})).toEqual({
    DATABASE_URL: 'postgres://vedetta@127.0.0.1:17432/vedetta',
    REDIS_URL: 'redis://127.0.0.1:17479',
    REDIS_PREFIX: 'vedetta',
    OPENSEARCH_URL: 'http://127.0.0.1:17492',
    INDEX_PREFIX: 'vedetta-',
  })
})

test('a bad environment is told whole, variable by variable', () => {
  const read = () =>
    readConfig({ ...engineSettings, PORT: z.coerce.number().int() }, { DATABASE_URL: 'mysql://x', PORT: 'eighty' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/not valid:\n {2}DATABASE_URL: .+\n {2}PORT: .+/)
})
