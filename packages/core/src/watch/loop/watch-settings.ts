import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

export const watchSettings = {
  /** The folder of page bodies that yielded positions; all workers share it. */
  PAGE_STORE: z.string().min(1).default(join(tmpdir(), 'vedetta-pages')),
  /** Concurrent visits of a process; each takes some seconds, so 200 are about 50 a second. */
  WATCH_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(200),
}
