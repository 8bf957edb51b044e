type PostAnswer = { readonly status: number; readonly retryAfter: string | undefined }

/** Sends to an address that a stranger chose, within bounds; rejects without an answer. */
export type Post = (
  url: string,
  request: { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array },
) => Promise<PostAnswer>

/** Counts what became of messages: accepted, tried again later, or given up. */
export type CountSent = (outcome: 'accepted' | 'retried' | 'given_up' | 'paused') => void
