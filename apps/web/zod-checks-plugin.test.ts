import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { onlyChecks } from './zod-checks-plugin.ts'

const schemas = readFileSync(
  fileURLToPath(import.meta.resolve('zod/v4')).replace(/index\.c?js$/, 'classic/schemas.js'),
  'utf8',
)

test("the browser's Zod has no JSON Schema, no English messages and no formats as methods of a text", () => {
  const rest = onlyChecks(schemas)
  for (const part of ['processJSONSchema', 'JSONSchemaMethod(', 'core.config(en())', '\n    email('])
    expect(rest).not.toContain(part)
  expect(rest).toContain('export function email(params)')
  expect(rest.length).toBeGreaterThan(schemas.length / 2)
})

test('a release of Zod whose schemas are written otherwise fails the build', () => {
  expect(() => onlyChecks(schemas.replaceAll('processJSONSchema', 'toJSON'))).toThrow("Zod's schemas no longer have")
})
