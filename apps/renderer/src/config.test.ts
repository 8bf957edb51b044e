import { readConfig } from '@vedetta/contracts/calls/process-config'
import { expect, test } from 'vitest'
import { completeConfig, rendererSettings } from './config.ts'

const settings = readConfig(rendererSettings, {})
const systemd = { PATH: '/usr/bin', HOME: '/', LANG: 'C.UTF-8', USER: 'vedetta-renderer', INVOCATION_ID: 'x' }

test('a renderer starts with its own settings and what systemd adds', () => {
  expect(completeConfig(settings, { ...systemd, REDIS_URL: 'redis://r:p@10.0.0.1' }, 998)).toEqual(settings)
})

test.each([
  'DATABASE_URL',
  'AUTH_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'OPENSEARCH_URL',
  'GOOGLE_CLIENT_SECRET',
  'PGPASSWORD',
])('a renderer refuses to start with %s in its environment', (name) => {
  expect(() => completeConfig(settings, { ...systemd, [name]: 'x' }, 998)).toThrow(`${name}: not for a renderer`)
})

test('a renderer refuses to start as root, unless the sandbox is switched off', () => {
  expect(() => completeConfig(settings, systemd, 0)).toThrow('must not run as root')
  expect(completeConfig({ ...settings, RENDERER_SANDBOX: 'off' }, systemd, 0).RENDERER_SANDBOX).toBe('off')
})
