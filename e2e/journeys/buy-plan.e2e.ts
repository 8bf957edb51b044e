import { expect } from '@playwright/test'
import { wordsIn } from '../screens/words.ts'
import { checkoutTexts } from '../stack/fake-stripe.ts'
import { test } from '../stack/fixtures.ts'
import { waitForLink, waitForMail } from '../stack/mailbox.ts'
import { password, randomEmail } from '../stack/test-users.ts'

const words = wordsIn('en')

test('an English-speaking visitor buys a plan, receives its code by mail, signs up with it and sees the results of a first search', async ({
  page,
}) => {
  const email = randomEmail()
  await page.goto('/en')
  await page.getByRole('banner').getByRole('link', { name: 'Prices' }).click()
  await page.getByRole('link', { name: 'Buy the Team plan' }).click()
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^I use it/ }).check()
  await main.getByRole('textbox', { name: 'Your e-mail' }).fill(email)
  await main.getByRole('textbox', { name: 'Administrator’s e-mail' }).fill(randomEmail())
  await main.getByRole('textbox', { name: 'Company' }).fill('Prova Search Ltd')
  await main.getByRole('textbox', { name: 'VAT number' }).fill('12345670785')
  await main.getByRole('textbox', { name: 'SDI code' }).fill('abc1234')
  await expect(page.getByText(words.at('kit.captchaSolved'))).toBeAttached({ timeout: 20_000 })
  await main.getByRole('button', { name: 'Go to payment' }).click()

  await expect(page).toHaveTitle(checkoutTexts.title)
  await page.getByRole('link', { name: checkoutTexts.back }).click()
  await expect(page.getByText('Nothing was charged')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: checkoutTexts.pay }).click()
  await expect(page).toHaveURL(/\/en\/pricing\?checkout=paid/)
  await expect(page.getByText('Payment received')).toBeVisible()

  const { subject, links } = await waitForMail(email)
  expect(subject).toContain('Team')
  await page.goto(links.find((link) => link.includes('/signup?code=')) ?? '')
  await main.getByRole('textbox', { name: words.at('auth.firstName'), exact: true }).fill('Ann')
  await main.getByRole('textbox', { name: words.at('auth.lastName') }).fill('Proof')
  await main.getByRole('textbox', { name: words.at('auth.email') }).fill(email)
  await main.getByRole('textbox', { name: words.at('auth.password'), exact: true }).fill(password)
  await main.getByRole('checkbox', { name: words.at('auth.terms') }).check()
  await expect(page.getByText(words.at('kit.captchaSolved'))).toBeAttached({ timeout: 20_000 })
  await main.getByRole('button', { name: words.at('auth.signUp') }).click()
  await expect(page).toHaveURL(/\/auth\/verify/)

  await page.goto(await waitForLink(email, '/auth/verify?token='))
  await main.getByRole('button', { name: words.at('auth.verify.confirmButton') }).click()
  await page.getByRole('link', { name: words.at('auth.continue') }).click()
  await expect(page).toHaveURL('/positions')
  await page.getByRole('combobox', { name: words.at('search.role') }).fill('manutentore')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page).toHaveURL(/name=manutentore/)
})

test('a visitor who clicks a plan before the page’s scripts have loaded still gets to its form', async ({ page }) => {
  let isSlow = true
  await page.route(/\/assets\/.*\.js$/, (route) => (isSlow ? undefined : route.continue()))
  await page.goto('/en/pricing', { waitUntil: 'commit' })
  const buy = page.getByRole('link', { name: 'Buy the Team plan' })
  await buy.waitFor()
  isSlow = false
  await buy.click()
  await expect(page.getByRole('main').getByRole('radio', { name: /^I use it/ })).toBeVisible()
})
