import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clientTypes, clientTypesFile } from './client-types.ts'

test('the types of the API client are those of the OpenAPI document: `pnpm api-client` writes them', async () => {
  expect(readFileSync(clientTypesFile, 'utf8')).toBe(await clientTypes())
})
