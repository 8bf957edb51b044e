import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'
import { openItemFolder } from './item-folder.ts'
import { headOf, type KeptMail } from './mail-pages.ts'
import { createPagesServer } from './pages-server.ts'
import type { KeptMessage } from './webhook-pages.ts'
import { createWebhookReceiver } from './webhook-receiver.ts'

/** Receives the mails and webhooks of `pnpm dev`, keeps them in a folder and shows them by pages on loopback. */
const option = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.' },
    'page-port': option,
    'receiver-port': option,
    'receiver-url': option,
    // Without it mails go elsewhere.
    'smtp-port': option,
  },
})
const bounds = { maxItems: 500, maxBytes: 2_000_000 }
const mails = await openItemFolder<KeptMail>(join(values.folder, 'mails'), bounds)
const messages = await openItemFolder<KeptMessage>(join(values.folder, 'webhooks'), bounds)

const { ca, server: receiver } = createWebhookReceiver(readSecrets, (message) => messages.add(message, new Date()))
await writeFile(join(values.folder, 'receiver-ca.pem'), ca)
receiver.listen(Number(values['receiver-port']), '127.0.0.1')
await once(receiver, 'listening')

if (values['smtp-port'] !== undefined)
  await startSmtpSink({
    port: Number(values['smtp-port']),
    keeps: false,
    onMail({ from, to, subject, text, html, raw }) {
      mails.add({ from, to, subject, text, html, head: headOf(raw) }, new Date()).then(
        (kept) => console.log(kept ? `${to.join(', ')}: ${subject}` : `too large to be kept: ${subject}`),
        (error) => console.error(error),
      )
    },
  })

// The last to listen: an answer of it says that all of them do.
const pages = createPagesServer({ mails, messages, receiverUrl: values['receiver-url'] ?? '' })
pages.listen(Number(values['page-port']), '127.0.0.1')
await once(pages, 'listening')

/** Read at each message: the webhook is made after the receiver has started. */
async function readSecrets(): Promise<string[]> {
  const text = await readFile(join(values.folder, 'webhook-secrets'), 'utf8').catch(() => '')
  return text.split('\n').filter(Boolean)
}
