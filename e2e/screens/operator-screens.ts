import { expect } from '@playwright/test'
import { makePerson, makeRecruiter } from '../stack/test-users.ts'
import { open, press, type ScreenGroup } from './account-screens.ts'
import { fillRequests } from './fill-requests.ts'
import { fillWatch } from './fill-watch.ts'

/** The operators' screens. */
export const operatorScreens: Record<string, ScreenGroup> = {
  'an operator': {
    become: async (db, fields) => {
      await fillWatch(db)
      await fillRequests(db)
      return makePerson(db, { ...fields, is_operator: true, second_step_exempt: true })
    },
    widths: { always: [1440, 390], pictured: [1440, 1024, 390] },
    screens: {
      watch: open('/operator/watch', 'watch.crowded.title'),
      'drift-sample': async ({ page, words, ...seen }) => {
        await open('/operator/watch', 'watch.boards.title')({ page, words, ...seen })
        await page
          .getByRole('button', { name: words.at('watch.boards.open') })
          .first()
          .click()
        await expect(page.getByRole('region', { name: words.at('watch.sample.answer') })).toBeVisible()
      },
      requests: open('/operator/requests', 'requests.answer'),
      'requests-answered': open('/operator/requests?state=answered&kind=contact', 'requests.answered'),
      'answer-request': async ({ page, words, ...seen }) => {
        await open('/operator/requests?kind=contact', 'requests.answer')({ page, words, ...seen })
        await page
          .getByRole('button', { name: words.at('requests.answer'), exact: false })
          .first()
          .click()
        await press(page, words.at('requests.submit'))
        await expect(page.getByText(words.at('requests.outcomeRequired'))).toBeVisible()
      },
    },
  },
  'a user who is not an operator': {
    become: makeRecruiter,
    screens: { 'operator-required': open('/operator/watch', 'session.operatorRequired') },
  },
}
