import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { apiSettings } from '../apps/api/src/config.ts'
import { rendererSettings } from '../apps/renderer/src/config.ts'
import { workerSettings } from '../apps/worker/src/config.ts'
import { watchWorkerSettings } from '../apps/worker/src/watch-config.ts'
import { readConfig } from '../packages/contracts/src/calls/process-config.ts'
import { migrationSettings } from '../packages/core/src/platform/config/config.ts'

/** The default of DATABASE_URL differs by process: the example has the API's, the last one here. */
const schemas = { ...migrationSettings, ...workerSettings, ...watchWorkerSettings, ...rendererSettings, ...apiSettings }
const example = readFileSync('.env.example', 'utf8')
const values = parseEnv(example)
const withoutValue = [...example.matchAll(/^# ([A-Z][A-Z_]*)=$/gm)].map(([, name]) => name)

test('.env.example names every setting of the schemas once, and no other', () => {
  const named = [...Object.keys(values), ...withoutValue]
  expect(named.toSorted()).toEqual(Object.keys(schemas).toSorted())
})

test('.env.example gives each setting its default, and no value to a setting that has none', () => {
  const defaults = readConfig(schemas, {})
  const named = Object.entries(defaults).filter(([, value]) => value !== undefined)
  expect(Object.keys(values).toSorted()).toEqual(named.map(([name]) => name).toSorted())
  const { PAGE_STORE, ...others } = defaults
  expect(readConfig(schemas, values)).toEqual({ ...others, PAGE_STORE: PAGE_STORE.replace(tmpdir(), '/tmp') })
})
