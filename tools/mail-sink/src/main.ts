import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { mailSettings } from '@vedetta/core/platform/config/config'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'

/** The mailbox of `pnpm dev`: prints each mail with its links and writes its HTML to the given folder. */
const { SMTP_URL } = readConfigOrExit(mailSettings)
const [folder = '.'] = process.argv.slice(2)
let count = 0

await startSmtpSink({
  port: Number(new URL(SMTP_URL).port),
  async onMail({ to, subject, text, html }) {
    const file = join(folder, `${++count}.html`)
    await writeFile(file, html)
    console.log(`\nTo: ${to.join(', ')}\nSubject: ${subject}\nHTML: ${file}\n\n${text}`)
  },
})
