import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languages } from '../../packages/contracts/src/text/labels.ts'
import { accountScreens } from '../screens/account-screens.ts'
import { findViolations } from '../screens/axe.ts'
import { companyScreens } from '../screens/company-screens.ts'
import { consoleScreens } from '../screens/console-screens.ts'
import { inboxScreens } from '../screens/inbox-screens.ts'
import { operatorScreens } from '../screens/operator-screens.ts'
import { wordsIn } from '../screens/words.ts'
import { test } from '../stack/fixtures.ts'
import { signIn } from '../stack/test-users.ts'

/**
 * A folder for screenshots of every screen, which are then also taken at phone width and in English, and for what a screen reader
 * is told of it.
 */
const pictures = process.env.VEDETTA_PICTURES
if (pictures) mkdirSync(pictures, { recursive: true })

// Most of the time of all journeys: both workers share it. Each group has users of its own.
test.describe.configure({ mode: 'parallel' })

const variants = {
  languages: pictures ? languages : (['it'] as const),
  widths: pictures ? [1440, 390] : [1440],
  themes: ['light', 'dark'] as const,
}

for (const [group, { become, prepare, widths, screens, pictured }] of Object.entries({
  ...accountScreens,
  ...inboxScreens,
  ...companyScreens,
  ...operatorScreens,
  ...consoleScreens,
})) {
  const shown = { ...screens, ...(pictures && pictured) }
  test(`axe finds no accessibility violation on the screens of ${group}, light or dark`, async ({
    page,
    db,
    expectConsoleError,
  }) => {
    test.setTimeout(pictures ? 1_800_000 : 600_000)
    const devtools = await page.context().newCDPSession(page)
    const violations: string[] = []
    for (const language of variants.languages) {
      await page.addInitScript(`localStorage.setItem('vedetta.language', '${language}')`)
      if (become) await signIn(page, await become(db, { language }))
      await prepare?.(page)
      for (const [name, show] of Object.entries(shown)) {
        for (const width of (pictures && widths?.pictured) || widths?.always || variants.widths) {
          await page.setViewportSize({ width, height: 900 })
          // A phone-sized viewport also emulates touch.
          await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width < 480 })
          // A screen that is still fading in has other colours.
          await page.emulateMedia({ colorScheme: variants.themes[0], reducedMotion: 'reduce' })
          await show({ page, db, expectConsoleError, words: wordsIn(language) })
          for (const theme of variants.themes) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
            const look = `${name}-${width}-${theme}-${language}`
            if (pictures) await record(page, join(pictures, look))
            const found = await findViolations(page, theme === 'light' ? 'all' : 'colours')
            violations.push(...found.map((violation) => `${look}: ${violation}`))
          }
        }
      }
    }
    expect(violations).toEqual([])
  })
}

/** A picture, and the screen as a screen reader is told it. */
async function record(page: Page, path: string): Promise<void> {
  await takePicture(page, `${path}.webp`)
  await writeFile(`${path}.yml`, await page.locator('body').ariaSnapshot())
}

/** Takes the full page, or only the viewport if the page is long or behind a dialog. */
async function takePicture(page: Page, path: string): Promise<void> {
  const isShort = await page.evaluate<boolean>('document.documentElement.scrollHeight < 3 * innerHeight')
  const fullPage = isShort && (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0
  if (fullPage) await page.evaluate('scrollTo(0, 0)')
  await page.screenshot({ path, type: 'webp', quality: 70, fullPage })
}
