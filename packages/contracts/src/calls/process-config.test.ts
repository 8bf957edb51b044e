import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ConfigError, readConfig, readConfigOrExit, redisSettings } from './process-config.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const shape = { PORT_OF_TEST: z.coerce.number(), NAME_OF_TEST: z.string() }

test('readConfig returns the settings of the environment', () => {
  expect(readConfig(shape, { PORT_OF_TEST: '80', NAME_OF_TEST: 'a', OTHER: 'b' })).toEqual({
    PORT_OF_TEST: 80,
    NAME_OF_TEST: 'a',
  })
})

test('readConfig names every wrong setting in one error', () => {
  expect(() => readConfig(shape, { PORT_OF_TEST: 'x' })).toThrow(ConfigError)
  expect(() => readConfig(shape, { PORT_OF_TEST: 'x' })).toThrow(
    /^The configuration is not valid:\n {2}PORT_OF_TEST: .+\n {2}NAME_OF_TEST: .+$/,
  )
})

test('readConfigOrExit ends the process with the message and the status of a wrong configuration', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  readConfigOrExit(shape)
  expect(exit).toHaveBeenCalledExactlyOnceWith(78)
  expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('NAME_OF_TEST'))
})

test('readConfigOrExit passes the settings on, and other errors as they are', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  vi.stubEnv('PORT_OF_TEST', '80')
  vi.stubEnv('NAME_OF_TEST', 'a')
  expect(readConfigOrExit(shape)).toEqual({ PORT_OF_TEST: 80, NAME_OF_TEST: 'a' })
  expect(readConfigOrExit(shape, ({ NAME_OF_TEST }) => NAME_OF_TEST)).toBe('a')
  const fail = () => {
    throw new Error('unrelated')
  }
  expect(() => readConfigOrExit(shape, fail)).toThrow('unrelated')
  expect(exit).not.toHaveBeenCalled()
})

test('Redis is addressed with or without TLS, and its keys have a plain prefix', () => {
  const accepts = (env: Record<string, string>) => {
    try {
      return readConfig(redisSettings, env) !== undefined
    } catch {
      return false
    }
  }
  expect(
    ['redis://a', 'rediss://a', 'http://a', 'redissx://a', 'xredis://a'].map((REDIS_URL) => accepts({ REDIS_URL })),
  ).toEqual([true, true, false, false, false])
  expect(['vedetta-1', 'a', '', 'a b', 'A'].map((REDIS_PREFIX) => accepts({ REDIS_PREFIX }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(readConfig(redisSettings, {})).toEqual({ REDIS_URL: 'redis://127.0.0.1:17479', REDIS_PREFIX: 'vedetta' })
})
