import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './schema.ts'

export type VedettaClient = Client<paths>

type Options = {
  /** The address of the instance, such as `https://vedetta.example`. */
  readonly origin: string
  /** An API key, `vdt_…`. */
  readonly key: string
  /** The language of errors. */
  readonly language?: 'it' | 'en'
}

/** A client of the public API whose calls and answers have the types of its OpenAPI document. */
export function createVedettaClient({ origin, key, language = 'en' }: Options): VedettaClient {
  const headers = { authorization: `Bearer ${key}`, 'accept-language': language }
  return createClient<paths>({ baseUrl: `${origin}/api/v1`, headers })
}
