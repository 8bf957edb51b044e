import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import { purposeKey } from '../../platform/config/purpose-key.ts'
import type { Secrets } from '../../platform/config/secrets.ts'

const erasure = z.object({
  /** `told`: that whoever received a contact was told of its erasure. */
  kind: z.enum(['contact', 'host', 'account', 'told', 'company']),
  subject: z.string().min(1),
  madeAt: z.coerce.date(),
})

export type JournalledErasure = z.infer<typeof erasure>

/** Erasures outside the database, each an encrypted line of a file: a restored backup does not know those made after it. */
export type ErasureJournal = {
  /** Resolves once the lines are on the disk. */
  readonly append: (erasures: readonly JournalledErasure[], now: Date) => Promise<void>
  readonly read: () => Promise<{ erasures: JournalledErasure[]; unreadable: number }>
  /**
   * Encrypts what a previous secret encrypted with the current one and says how many entries, in the files of days that have ended
   * by then: those that no process writes to any more.
   */
  readonly reencrypt: (endedBy: Date) => Promise<number>
  /** Deletes what no backup is old enough to undo. */
  readonly sweep: (now: Date) => Promise<void>
}

/** Without a folder, erasures are not kept. */
export const noErasureJournal: Omit<ErasureJournal, 'read'> = {
  append: async () => {},
  reencrypt: async () => 0,
  sweep: async () => {},
}

const file = /^erasures-(\d{4}-\d{2}-\d{2})-[0-9a-f]{8}\.log$/
/** Also a copy that a crash left half written. */
const fileOrCopy = /^erasures-(\d{4}-\d{2}-\d{2})-[0-9a-f]{8}\.log(\.[0-9a-f]{8})?$/

/** Each process has files of its own, one a day: appending to another's is not safe on every shared volume. */
export function createErasureJournal(folder: string, secrets: Secrets): ErasureJournal {
  const writer = randomUUID().slice(0, 8)
  const [current, ...previous] = secrets
  const encrypt = (data: string) => symmetricEncrypt({ key: purposeKey(current, 'erasure journal'), data })
  const listFiles = async (pattern: RegExp) => {
    const names = await readdir(folder).catch(noneIfMissing)
    return names.filter((name) => pattern.test(name)).toSorted()
  }
  const readLines = async (name: string) => (await readFile(join(folder, name), 'utf8')).split('\n').filter(Boolean)
  return {
    append: async (erasures, now) => {
      const lines = await Promise.all(erasures.map((one) => encrypt(JSON.stringify(one))))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeLines(join(folder, `erasures-${now.toISOString().slice(0, 10)}-${writer}.log`), 'a', lines)
    },
    read: async () => {
      const erasures: JournalledErasure[] = []
      let unreadable = 0
      for (const name of await listFiles(file))
        for (const line of await readLines(name)) {
          const text = await decrypt(secrets, line)
          if (text === null) unreadable++
          else erasures.push(erasure.parse(JSON.parse(text)))
        }
      return { erasures, unreadable }
    },
    reencrypt: async (endedBy) => {
      const isEnded = (name: string) => dayOf(name) + dayMs <= endedBy.getTime()
      let count = 0
      for (const name of (await listFiles(file)).filter(isEnded)) {
        const lines = await readLines(name)
        const old = await Promise.all(lines.map((line) => decrypt(previous, line)))
        const renewed = old.filter((text) => text !== null).length
        if (renewed === 0) continue
        const copy = join(folder, `${name}.${writer}`)
        await writeLines(
          copy,
          'w',
          await Promise.all(lines.map(async (line, at) => (old[at] == null ? line : encrypt(old[at])))),
        )
        await rename(copy, join(folder, name))
        count += renewed
      }
      return count
    },
    sweep: async (now) => {
      const before = now.getTime() - retention.erasureJournalDays * dayMs
      const isOver = (name: string) => dayOf(name) + dayMs < before
      for (const name of (await listFiles(fileOrCopy)).filter(isOver)) await unlink(join(folder, name))
    },
  }
}

/** Null for a line that a crash cut off, which was written again elsewhere, or whose secret is not given. */
async function decrypt(secrets: readonly string[], line: string): Promise<string | null> {
  for (const secret of secrets) {
    try {
      return await symmetricDecrypt({ key: purposeKey(secret, 'erasure journal'), data: line })
    } catch {}
  }
  return null
}

/** Begins with a line's end: what is added to a line that was cut off could never be read. */
async function writeLines(path: string, flags: 'a' | 'w', lines: readonly string[]): Promise<void> {
  const handle = await open(path, flags, 0o600)
  try {
    await handle.writeFile(['', ...lines, ''].join('\n'))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const dayOf = (name: string) => Date.parse(fileOrCopy.exec(name)?.[1] ?? '')

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
