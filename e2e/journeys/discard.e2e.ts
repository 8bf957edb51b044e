import { expect, type Page } from '@playwright/test'
import { discardReasons } from '../../packages/contracts/src/inbox/discarded-positions.ts'
import { languages } from '../../packages/contracts/src/text/labels.ts'
import { wordsIn } from '../screens/words.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

for (const language of languages)
  test(`a recruiter (${language}) discards positions by key, undoes one, says why of another, and restores it from the list`, async ({
    page,
    db,
  }) => {
    test.slow()
    const { at } = wordsIn(language)
    const rows = page.getByRole('table').locator('[data-row]')
    const sign = rows.first().getByText(at('inbox.isDiscarded'), { exact: true })
    const search = async () => {
      await page.goto('/positions?name=magazziniere')
      await expect(rows.first()).toBeVisible()
      return Promise.all((await rows.all()).map((row) => row.getAttribute('data-row')))
    }
    await page.addInitScript(`localStorage.setItem('vedetta.language', '${language}')`)
    await signIn(page, await makeRecruiter(db, { language }))
    const ids = await search()
    const isOpen = (n: number) => expect(page).toHaveURL(new RegExp(`position=${ids[n]}`))

    await page.keyboard.press('j')
    await isOpen(0)
    await discardByKey(page)
    await isOpen(1)
    await expect(sign).toBeVisible()
    await page.getByRole('button', { name: at('inbox.undo') }).click()
    await expect(sign).toHaveCount(0)

    await page.keyboard.press('k')
    await isOpen(0)
    await discardByKey(page)
    await isOpen(1)
    await page.keyboard.press('k')
    const banner = page.getByRole('region', { name: at('discards.label') })
    const why = discardReasons.place[language]
    await banner.getByRole('button', { name: why }).click()
    await expect(banner.getByRole('button', { name: why, pressed: true })).toBeVisible()

    // A new visit searches anew.
    expect(await search()).not.toContain(ids[0])

    await page.getByRole('link', { name: at('inbox.tabDiscarded'), exact: true }).click()
    const list = page.getByRole('list', { name: at('discards.title') })
    await expect(list.getByText(why)).toBeVisible()
    await list.getByRole('button', { name: at('discards.restore') }).click()
    await expect(page.getByText(at('discards.none'))).toBeVisible()
    expect(await search()).toContain(ids[0])
  })

async function discardByKey(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/position/discard'))
  await page.keyboard.press('d')
  await answered
}
