import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type Language, languages } from '../packages/contracts/src/labels.ts'
import { signIn } from './cast.ts'
import { test } from './journey.ts'
import { visits } from './screens.ts'
import { wordsIn } from './words.ts'

/** With a folder to put pictures in, every screen is also looked at on a phone and in English. */
const pictures = process.env.VEDETTA_PICTURES
if (pictures) mkdirSync(pictures, { recursive: true })

const widths = pictures ? [1440, 390] : [1440]
const themes = ['light', 'dark'] as const

for (const language of pictures ? languages : (['it'] satisfies Language[])) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })

    for (const [who, { become, screens }] of Object.entries(visits)) {
      test(`the screens of ${who} have no accessibility violation, light or dark`, async ({
        page,
        db,
        expectComplaint,
      }) => {
        test.setTimeout(pictures ? 300_000 : 60_000)
        if (become) await signIn(page, await become(db, { language }))
        const violations: string[] = []
        for (const [name, show] of Object.entries(screens)) {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await page.setViewportSize({ width: 1440, height: 900 })
          await show({ page, db, expectComplaint, words: wordsIn(language) })
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            for (const theme of themes) {
              await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
              const look = `${name}-${width}-${theme}-${language}`
              if (pictures) await page.screenshot({ path: join(pictures, `${look}.png`), fullPage: true })
              violations.push(...(await violationsOf(page)).map((violation) => `${look}: ${violation}`))
            }
          }
        }
        expect(violations).toEqual([])
      })
    }
  })
}

async function violationsOf(page: Page): Promise<string[]> {
  // There are no frames here: without the work for those it takes a third of the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}
