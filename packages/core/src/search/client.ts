import { Client } from '@opensearch-project/opensearch'

type SearchClient = Client

/** One cluster, and the prefix of our index names in it. */
export type Search = { readonly client: SearchClient; readonly prefix: string }

export function createSearch(url: string, prefix: string): Search {
  // Retrying is the caller's decision: a retried bulk, or a search the user has cancelled, only adds load.
  return { client: new Client({ node: url, maxRetries: 0, requestTimeout: 60_000 }), prefix }
}
