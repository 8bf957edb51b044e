import { z } from 'zod'
import type { ErrorCode } from '../calls/errors.ts'

/**
 * An address that strangers choose and that we send to: by https, at a name, on the usual port. The addresses of the name are checked at each
 * connection (`packages/crawler/src/fetch/gated-post.ts`), since they may change.
 */
export function receiverUrl(error: ErrorCode) {
  return z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true, error })
    .max(2_000)
    .refine(
      (text) => {
        const { port, username, password } = new URL(text)
        return port === '' && username === '' && password === ''
      },
      { error },
    )
}
