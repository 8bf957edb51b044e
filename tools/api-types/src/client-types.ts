import { operations } from '@vedetta/contracts/public-api/operations'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { openapiDocument } from '../../../apps/api/src/public-api/openapi-document.ts'

export const clientTypesFile = 'packages/api-client/src/schema.ts'

/** The types of the API client, from the OpenAPI document of an instance with a made-up address. */
export async function clientTypes(): Promise<string> {
  const document = openapiDocument(operations, 'https://vedetta.example')
  const heading = '// Written by `pnpm api-client` from the OpenAPI document of the public API.\n\n'
  // A field with a default need not be sent.
  const types = await openapiTypescript(JSON.stringify(document), { defaultNonNullable: false })
  return `${heading}${astToString(types)}`
}
