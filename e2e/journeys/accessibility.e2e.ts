import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languages } from '../../packages/contracts/src/labels.ts'
import { violationsOf } from '../screens/axe.ts'
import { companyVisits } from '../screens/company-screens.ts'
import { inboxVisits } from '../screens/inbox-screens.ts'
import { operatorVisits } from '../screens/operator-screens.ts'
import { visits } from '../screens/account-screens.ts'
import { wordsIn } from '../screens/words.ts'
import { signIn } from '../stack/test-users.ts'
import { test } from '../stack/fixtures.ts'

/** A folder for pictures of every screen; they are then also looked at on a phone and in English. */
const pictures = process.env.VEDETTA_PICTURES
if (pictures) mkdirSync(pictures, { recursive: true })

const looks = {
  languages: pictures ? languages : (['it'] as const),
  widths: pictures ? [1440, 390] : [1440],
  themes: ['light', 'dark'] as const,
}

for (const [who, { become, prepare, widths, screens }] of Object.entries({
  ...visits,
  ...inboxVisits,
  ...companyVisits,
  ...operatorVisits,
})) {
  test(`the screens of ${who} have no accessibility violation, light or dark`, async ({
    page,
    db,
    expectComplaint,
  }) => {
    test.setTimeout(pictures ? 1_800_000 : 240_000)
    const devtools = await page.context().newCDPSession(page)
    const violations: string[] = []
    for (const language of looks.languages) {
      await page.addInitScript(`localStorage.setItem('vedetta.language', '${language}')`)
      if (become) await signIn(page, await become(db, { language }))
      await prepare?.(page)
      for (const [name, show] of Object.entries(screens)) {
        for (const width of (pictures && widths?.pictured) || widths?.always || looks.widths) {
          await page.setViewportSize({ width, height: 900 })
          // What is as narrow as a phone is held in a hand, and touched.
          await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width < 480 })
          await show({ page, db, expectComplaint, words: wordsIn(language) })
          for (const theme of looks.themes) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
            const look = `${name}-${width}-${theme}-${language}`
            if (pictures) await takePicture(page, join(pictures, `${look}.webp`))
            const found = await violationsOf(page, theme === 'light' ? 'all' : 'colours')
            violations.push(...found.map((violation) => `${look}: ${violation}`))
          }
        }
      }
    }
    expect(violations).toEqual([])
  })
}

/** The whole page, or what is seen of it where it is long or behind a dialog. */
async function takePicture(page: Page, path: string): Promise<void> {
  const isShort = await page.evaluate<boolean>('document.documentElement.scrollHeight < 3 * innerHeight')
  const fullPage = isShort && (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0
  if (fullPage) await page.evaluate('scrollTo(0, 0)')
  await page.screenshot({ path, type: 'webp', quality: 70, fullPage })
}
