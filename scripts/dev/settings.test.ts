import { describe, expect, test } from 'vitest'
import { readDevSettings } from './settings.ts'

const named = {
  MIGRATION_DATABASE_URL: 'postgres://me@db.example/mine',
  REDIS_URL: 'redis://cache.example',
  OPENSEARCH_URL: 'https://search.example',
}

describe('readDevSettings', () => {
  test('derives every address from the port base', () => {
    const { env, webUrl, apiUrl } = readDevSettings({ VEDETTA_PORT_BASE: '18400', HOME: '/home/me' })
    expect(env).toEqual({
      VEDETTA_PORT_BASE: '18400',
      HOME: '/home/me',
      MIGRATION_DATABASE_URL: 'postgres://vedetta@127.0.0.1:18432/vedetta',
      DATABASE_URL: 'postgres://vedetta_cli@127.0.0.1:18432/vedetta',
      REDIS_URL: 'redis://127.0.0.1:18479',
      OPENSEARCH_URL: 'http://127.0.0.1:18492',
      SMTP_URL: 'smtp://127.0.0.1:18425',
      PUBLIC_URL: 'http://127.0.0.1:18473',
      PORT: '18480',
      WEB_PORT: '18473',
      SIM_GATEWAY_PORT: '18474',
      API_URL: 'http://127.0.0.1:18480',
      LOG_LEVEL: 'warn',
    })
    expect({ webUrl, apiUrl }).toEqual({ webUrl: 'http://127.0.0.1:18473', apiUrl: 'http://127.0.0.1:18480' })
  })

  test('uses the engines it starts, whatever engines the shell names', () => {
    expect(readDevSettings(named)).toMatchObject({
      hasExternalEngines: false,
      env: {
        MIGRATION_DATABASE_URL: 'postgres://vedetta@127.0.0.1:17432/vedetta',
        REDIS_URL: 'redis://127.0.0.1:17479',
      },
    })
  })

  test('uses the engines that the environment names when they are external', () => {
    expect(readDevSettings({ ...named, VEDETTA_ENGINES: 'external' })).toMatchObject({
      hasExternalEngines: true,
      env: named,
    })
  })

  test('gives each process the database role of its own, named after the owner', () => {
    expect(readDevSettings({ ...named, VEDETTA_ENGINES: 'external' }).databaseUrls).toEqual({
      api: 'postgres://me_api@db.example/mine',
      worker: 'postgres://me_worker@db.example/mine',
      watch: 'postgres://me_watch@db.example/mine',
      cli: 'postgres://me_cli@db.example/mine',
    })
  })

  test('looks for external engines on the ports of compose.yml unless they are named', () => {
    const { env } = readDevSettings({ VEDETTA_ENGINES: 'external', REDIS_URL: named.REDIS_URL })
    expect(env).toMatchObject({
      MIGRATION_DATABASE_URL: 'postgres://vedetta@127.0.0.1:17432/vedetta',
      REDIS_URL: named.REDIS_URL,
      OPENSEARCH_URL: 'http://127.0.0.1:17492',
    })
  })

  test('refuses another value of VEDETTA_ENGINES', () => {
    expect(() => readDevSettings({ VEDETTA_ENGINES: 'docker' })).toThrow(
      `VEDETTA_ENGINES must be 'external' or unset, not 'docker'`,
    )
  })

  test('needs a mail sink unless SMTP_URL names another host', () => {
    expect(readDevSettings({}).sinksMails).toBe(true)
    const SMTP_URL = 'smtps://me:secret@mail.example'
    expect(readDevSettings({ SMTP_URL })).toMatchObject({ sinksMails: false, env: { SMTP_URL } })
  })

  test('moves the default addresses of a copied .env with the base', () => {
    const copied = { PUBLIC_URL: 'http://127.0.0.1:17473', SMTP_URL: 'smtp://127.0.0.1:17425', PORT: '17480' }
    expect(readDevSettings({ ...copied, VEDETTA_PORT_BASE: '18400' })).toMatchObject({
      sinksMails: true,
      env: { PUBLIC_URL: 'http://127.0.0.1:18473', SMTP_URL: 'smtp://127.0.0.1:18425', PORT: '18480' },
    })
  })

  test('keeps the log level of the environment', () => {
    expect(readDevSettings({ LOG_LEVEL: 'debug' }).env.LOG_LEVEL).toBe('debug')
  })
})
