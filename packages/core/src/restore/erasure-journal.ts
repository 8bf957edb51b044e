import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@vedetta/contracts/durations'
import { retention } from '@vedetta/contracts/retention'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import { purposeKey } from '../identity/purpose-key.ts'
import type { Secrets } from '../secrets.ts'

const erasure = z.object({
  kind: z.enum(['contact', 'host', 'account']),
  subject: z.string().min(1),
  madeAt: z.coerce.date(),
})

export type JournalledErasure = z.infer<typeof erasure>

/** Erasures outside the database, each an encrypted line of a file: a restored backup does not know those made after it. */
export type ErasureJournal = {
  /** Resolves once the lines are on the disk. */
  readonly append: (erasures: readonly JournalledErasure[], now: Date) => Promise<void>
  readonly read: () => Promise<{ erasures: JournalledErasure[]; unreadable: number }>
  /** Deletes what no backup is old enough to undo. */
  readonly sweep: (now: Date) => Promise<void>
}

/** Without a folder, erasures are not kept. */
export const noErasureJournal: Pick<ErasureJournal, 'append' | 'sweep'> = {
  append: async () => {},
  sweep: async () => {},
}

const file = /^erasures-(\d{4}-\d{2}-\d{2})-[0-9a-f]{8}\.log$/

/** Each process has files of its own, one a day: appending to another's is not safe on every shared volume. */
export function createErasureJournal(folder: string, secrets: Secrets): ErasureJournal {
  const writer = randomUUID().slice(0, 8)
  const key = purposeKey(secrets[0], 'erasure journal')
  const listFiles = async () => {
    const names = await readdir(folder).catch(noneIfMissing)
    return names.filter((name) => file.test(name)).toSorted()
  }
  return {
    append: async (erasures, now) => {
      const lines = await Promise.all(erasures.map((one) => symmetricEncrypt({ key, data: JSON.stringify(one) })))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const handle = await open(join(folder, `erasures-${now.toISOString().slice(0, 10)}-${writer}.log`), 'a', 0o600)
      try {
        await handle.write(lines.map((line) => `${line}\n`).join(''))
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
    read: async () => {
      const erasures: JournalledErasure[] = []
      let unreadable = 0
      for (const name of await listFiles())
        for (const line of (await readFile(join(folder, name), 'utf8')).split('\n').filter(Boolean)) {
          const text = await decrypt(secrets, line)
          if (text === null) unreadable++
          else erasures.push(erasure.parse(JSON.parse(text)))
        }
      return { erasures, unreadable }
    },
    sweep: async (now) => {
      const before = now.getTime() - retention.erasureJournalDays * dayMs
      const isOver = (name: string) => Date.parse(file.exec(name)?.[1] ?? '') + dayMs < before
      for (const name of (await listFiles()).filter(isOver)) await unlink(join(folder, name))
    },
  }
}

/** Null for a line that a crash cut off, which was written again elsewhere, or whose secret is not given. */
async function decrypt(secrets: Secrets, line: string): Promise<string | null> {
  for (const secret of secrets) {
    try {
      return await symmetricDecrypt({ key: purposeKey(secret, 'erasure journal'), data: line })
    } catch {}
  }
  return null
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
