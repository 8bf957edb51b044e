import { companyScreens } from '../screens/company-screens.ts'
import { wordsIn } from '../screens/words.ts'
import { makeRecruiter, signIn } from '../stack/test-users.ts'
import { takePicture, test } from './take-picture.ts'

test('a company’s charts', async ({ page, db, expectConsoleError }) => {
  await signIn(page, await makeRecruiter(db))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const show = companyScreens['a recruiter who opens a company']?.screens['company-charts']
  await show?.({ page, db, expectConsoleError, words: wordsIn('it') })
  await takePicture(page, 'docs/screens', 'company-charts-1440-light-it')
})
