/** Writes pictures and the plain text of the mails that come again and again: `pnpm mails:pictures <folder>`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { languages } from '../../packages/contracts/src/text/labels.ts'
import { keysOf } from '../../packages/contracts/src/text/vocabulary.ts'
import type { MailParams } from '../../packages/core/src/operations/mail-sender/mail-templates.ts'
import { renderMail } from '../../packages/core/src/operations/mail-sender/render-mail.ts'
import { exampleMails } from '../../packages/core/src/operations/mail-sender/testing/example-mails.ts'

const widths = [600, 360]
const themes = ['light', 'dark'] as const

const [folder = 'pictures'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const mails: MailParams = { ...exampleMails, digest: fullDigest(exampleMails.digest) }
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const template of keysOf(mails))
  for (const language of languages) {
    const { html, text, list } = await renderMail(template, language, mails[template])
    if (!list) continue
    writeFileSync(join(folder, `${template}-${language}.txt`), text)
    for (const width of widths)
      for (const colorScheme of themes) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 600 } })
        await page.setContent(html)
        await page.screenshot({
          path: join(folder, `${template}-${width}-${colorScheme}-${language}.png`),
          fullPage: true,
        })
        await page.close()
      }
  }
await browser.close()

/** Several sections and positions, with texts of every length. */
function fullDigest(digest: MailParams['digest']): MailParams['digest'] {
  const [section] = digest.sections
  const [position] = section?.positions ?? []
  if (!section || !position) return digest
  const sure = { ...position, isUnsure: false }
  const long = {
    ...sure,
    title: 'Addetto/a alla conduzione di impianti di verniciatura e trattamento termico, turno notturno',
    company:
      'Cooperativa Lavorazioni Metalmeccaniche della Bassa Bresciana Società Cooperativa a Responsabilità Limitata',
    place: 'Desenzano del Garda (BS), Brescia (BS) +3',
  }
  const first = { ...section, positions: [position, sure, long] }
  return { ...digest, sections: [first, { ...section, filter: 'Cuochi e pizzaioli', positions: [sure], more: 0 }] }
}
