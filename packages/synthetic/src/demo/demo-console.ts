import { passwordChanged } from '@vedetta/core/customers/identity/password-changed.mail'
import { selectDeadMails } from '@vedetta/core/operations/console/dead-letters.queries'
import { markMailFailed } from '@vedetta/core/operations/mail-sender/mail.queries'
import { selectRequests } from '@vedetta/core/operations/requests/list-requests.queries'
import { submitVisitorRequest } from '@vedetta/core/operations/requests/submit-visitor-request'
import type { Db } from '@vedetta/core/platform/db/client'
import { queueMail } from '@vedetta/core/platform/mail/queue-mail.queries'
import { countHeld } from '@vedetta/core/watch/status/watch-status.queries'
import { holdSource, selectFullSources } from './demo-console.queries.ts'

/** Each process's own role writes what that process writes. */
type RoleDbs = { readonly api: Db; readonly worker: Db; readonly cli: Db }

/** Something to decide on each screen of the operator's console: a site on hold, a mail given up, an opt-out. Screens that have one stay. */
export async function prepareConsole({ api, worker, cli }: RoleDbs, publicUrl: string, now: Date): Promise<void> {
  const [held, leaving] = await selectFullSources(cli, 2)
  if (held && (await countHeld(cli)) === 0) await holdSource(cli, held, now)
  if ((await selectDeadMails(worker, null, 1)).length === 0) await giveUpMail(worker, now)
  if (leaving && !(await hasOptOut(api))) await askToLeave(api, publicUrl, leaving.origin, now)
}

async function giveUpMail(db: Db, now: Date): Promise<void> {
  const mailId = crypto.randomUUID()
  const mail = { mailId, to: 'nobody@closed.example', language: 'it', params: { firstName: 'Aldo' } } as const
  await db.transaction().execute(async (tx) => {
    await queueMail(tx, passwordChanged, mail)
    await markMailFailed(tx, mailId, { now, isRefused: false })
  })
}

async function hasOptOut(db: Db): Promise<boolean> {
  const page = { kind: 'site_opt_out', from: 0, limit: 1 } as const
  const found = await Promise.all(
    (['waiting', 'answered'] as const).map((state) => selectRequests(db, { ...page, state })),
  )
  return found.flat().length > 0
}

/** As the form of the page about visits does, after its captcha. */
async function askToLeave(db: Db, publicUrl: string, url: string, now: Date): Promise<void> {
  const sender = { sender_name: 'Aldo Bassi', sender_email: 'webmaster@demo.example', sender_language: 'it' } as const
  const message = 'Vi chiediamo di non visitare più il nostro sito.'
  await db
    .transaction()
    .execute((tx) => submitVisitorRequest(tx, { publicUrl }, { kind: 'site_opt_out', url, ...sender, message }, now))
}
