import { readConfig } from '@vedetta/contracts/calls/process-config'
import { expect, test } from 'vitest'
import { completeConfig, workerSettings } from './config.ts'

const read = (env: Record<string, string>) => completeConfig(readConfig(workerSettings, env))

test('the worker starts with the published secret only while no other machine reaches it', () => {
  const [published] = read({}).secrets
  const reached = { METRICS_HOST: '0.0.0.0', METRICS_PORT: '9090' }
  expect(() => read(reached)).toThrow('AUTH_SECRET: needed')
  expect(() => read({ ...reached, AUTH_SECRET: published })).toThrow('AUTH_SECRET: published with the code')
  expect(read({ ...reached, AUTH_SECRET: 'x'.repeat(32) }).secrets).toHaveLength(1)
})
