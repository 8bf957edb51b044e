import { expect } from '@playwright/test'
import { test } from '../stack/fixtures.ts'

test('a visitor who sends an empty sign-up form reads at each field what to write', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('main').getByRole('button', { name: 'Registrati' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', { name: 'Nome', exact: true })).toHaveAccessibleDescription(
    'Scrivi il tuo nome.',
  )
  await expect(main.getByRole('textbox', { name: 'Cognome' })).toHaveAccessibleDescription('Scrivi il tuo cognome.')
  await expect(main.getByText(/^almeno 7 caratteri/)).toBeVisible()
  await expect(main.getByText('Dati non validi')).toHaveCount(0)
})
