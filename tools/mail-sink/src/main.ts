import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailSettings, readConfigOrExit } from '@vedetta/core/config'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'

/** The mailbox of `pnpm dev`: prints each mail, links and all, and keeps its HTML for a browser. */
const { SMTP_URL } = readConfigOrExit(mailSettings)
const { hostname, port } = new URL(SMTP_URL)
if (hostname !== '127.0.0.1') {
  console.log(`mails go to ${hostname}`)
  process.exit()
}
const folder = await mkdtemp(join(tmpdir(), 'vedetta-mails-'))
let count = 0

const { url } = await startSmtpSink({
  port: Number(port),
  async onMail({ to, subject, text, html }) {
    const file = join(folder, `${++count}.html`)
    await writeFile(file, html)
    console.log(`\nTo: ${to.join(', ')}\nSubject: ${subject}\nIn colour: ${file}\n\n${text}`)
  },
})
console.log(`mails sent to ${url} end here`)
