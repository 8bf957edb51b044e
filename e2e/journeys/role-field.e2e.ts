import { expect } from '@playwright/test'
import { languages } from '../../packages/contracts/src/text/labels.ts'
import { wordsIn } from '../screens/words.ts'
import { test } from '../stack/fixtures.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'

const said = {
  it: { positions: 'posizioni', meant: /^Forse cercavi «addetto»/, left: /Ricerche 1\.000 \/ 1\.000/ },
  en: { positions: 'positions', meant: /^Did you mean “addetto”/, left: /Searches 1,000 \/ 1,000/ },
}

for (const language of languages) {
  test(`the role field suggests roles with their numbers, mends a misspelt one and searches only by Enter (${language})`, async ({
    page,
    db,
  }) => {
    const words = wordsIn(language)
    const { positions, meant, left } = said[language]
    await page.addInitScript(`localStorage.setItem('vedetta.language', '${language}')`)
    await signIn(page, await makeRecruiter(db, { language }))
    // The tab itself searches for nothing yet.
    await page.goto('/positions?tab=saved')
    const balance = page.getByRole('banner').getByRole('link', { name: left })
    await expect(balance).toBeVisible()
    await page.goto('/positions?name=inesistentissimo')
    await expect(page.getByText(words.at('empty.title'))).toBeVisible()

    const field = page.getByRole('combobox', { name: words.at('search.role') })
    await field.focus()
    await field.fill('')
    await field.pressSequentially('adetto')
    const list = page.getByRole('listbox', { name: words.at('search.roles') })
    await expect(list.getByRole('option', { name: meant })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('addetto')
    await expect(field).toBeFocused()
    await expect(list).toBeHidden()

    await page.keyboard.type(' ')
    const first = list.getByRole('option').first()
    await expect(first).toContainText(positions)
    const text = (await first.textContent()) ?? ''
    await first.click()
    await expect(field).toBeFocused()
    await expect(list).toBeHidden()
    expect(text).toContain(await field.inputValue())
    await expect(page).toHaveURL('/positions?name=inesistentissimo')
    await expect(balance).toBeVisible()

    const [number = ''] = text.match(/[\d.,]+(?= posi)/) ?? []
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${number} posi`) })).toBeFocused()
    await expect(balance).toBeHidden()
  })
}

const sentences = {
  it: {
    typed: 'manutentore elettromeccanico vicino Bergamo, no agenzie, turni ok, almeno 3 anni',
    role: 'manutentore elettromeccanico',
    years: 'Esperienza 3+ anni',
    ignored: 'Non capito: «turni ok»',
  },
  en: {
    typed: 'maintenance technician near Bergamo, no agencies, shifts ok, at least 3 years',
    role: 'maintenance technician',
    years: 'Experience 3+ years',
    ignored: 'Not understood: “shifts ok”',
  },
}

for (const language of languages) {
  test(`a sentence becomes filters that are changed before the search, and what was not understood is said (${language})`, async ({
    page,
    db,
  }) => {
    const words = wordsIn(language)
    const { typed, role, years, ignored } = sentences[language]
    await page.addInitScript(`localStorage.setItem('vedetta.language', '${language}')`)
    await signIn(page, await makeRecruiter(db, { language }))
    await page.goto('/positions')
    const balance = page.getByRole('banner').getByRole('link', { name: said[language].left })
    await expect(balance).toBeVisible()

    const field = page.getByRole('combobox', { name: words.at('search.role') })
    await field.pressSequentially(typed)
    await expect(page.getByRole('option', { name: words.at('sentence.readAs') })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(role)
    await expect(field).toBeFocused()
    await expect(page.getByRole('combobox', { name: words.at('city.label'), exact: true })).toHaveValue('Bergamo')
    const chips = page.getByRole('group', { name: words.at('sentence.title') })
    const years3 = chips.getByRole('listitem').filter({ hasText: years })
    await expect(years3).toBeVisible()
    await expect(chips.getByText(ignored)).toBeVisible()
    const count = await chips.getByRole('listitem').count()
    await expect(page).toHaveURL('/positions')
    await expect(balance).toBeVisible()

    await years3.getByRole('button').click()
    await expect(chips.getByRole('listitem')).toHaveCount(count - 1)
    const submit = new RegExp(`^${words.at('search.submit')}(?: |$)`)
    await page.getByRole('search').getByRole('button', { name: submit }).click()
    await expect(page).toHaveURL(/name=.*city=016024/)
    await expect(page).not.toHaveURL(/experience/)
    await expect(chips).toBeHidden()
  })
}

for (const language of languages)
  test(`Enter searches what a sentence says, as one search, and the exact words by a press (${language})`, async ({
    page,
    db,
  }) => {
    const words = wordsIn(language)
    const typed = { it: 'contabile Lombardia', en: 'contabile in Lombardy' }[language]
    await page.addInitScript(`localStorage.setItem('vedetta.language', '${language}')`)
    await signIn(page, await makeRecruiter(db, { language }))
    await page.goto('/positions?tab=positions')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const field = page.getByRole('combobox', { name: words.at('search.role') })
    await field.pressSequentially(typed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/name=contabile&regions=03/)
    await expect(page.getByText(words.at('sentence.readTo'))).toBeVisible()
    await expect(field).toHaveValue('contabile')
    const balance = page.getByRole('banner').getByRole('link', { name: words.at('header.searches') })
    await expect(balance).toContainText(/999 \/ 1[.,]000/)
    await page.getByRole('button', { name: words.at('sentence.searchWords') }).click()
    await expect(page).not.toHaveURL(/regions=03/)
    await expect(field).toHaveValue(typed)
    // The words found nothing, which is free, and their reading is offered.
    await expect(page.getByRole('button', { name: words.at('sentence.readTo') })).toBeVisible()
    await expect(balance).toContainText(/999 \/ 1[.,]000/)
  })
