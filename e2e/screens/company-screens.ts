import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { makeRecruiter } from '../stack/test-users.ts'
import { open, type Screen, type ScreenContext, type ScreenGroup } from './account-screens.ts'
import { fillCompany, makeMinimalCompany } from './fill-company.ts'

/** A company beside its list and as a page, in the states worth checking. */
export const companyScreens: Record<string, ScreenGroup> = {
  'a recruiter who opens a company': {
    become: makeRecruiter,
    widths: { always: [1440, 390], pictured: [1440, 1024, 390] },
    screens: {
      company: company(fillCompany, '&tab=companies'),
      'company-page': withUnlockedData('&view=page'),
      'company-charts': atSection('&tab=companies', 'company.accounts.title'),
      'company-tables': async (seen) => {
        await withUnlockedData('&view=page')(seen)
        for (const table of await seen.page.getByText(seen.words.at('chart.table'), { exact: true }).all())
          await table.click()
        await scrollTo(seen, 'company.accounts.title')
      },
      'company-little-known': company(makeMinimalCompany, '&tab=companies'),
      'company-unknown': async ({ expectConsoleError, ...seen }) => {
        expectConsoleError('404 /api/company/data')
        await open(`/positions?company=${randomUUID()}&view=page`, 'company.unknown')({ expectConsoleError, ...seen })
      },
      'company-failed': async ({ page, expectConsoleError, ...seen }) => {
        for (const _ of ['once', 'again']) expectConsoleError('Failed to load resource: net::ERR_FAILED')
        await page.route('**/api/company/data?*', (route) => route.abort())
        const path = `/positions?company=${randomUUID()}&view=page`
        await open(path, 'company.failed')({ page, expectConsoleError, ...seen })
        await page.unroute('**/api/company/data?*')
      },
      'company-news-failed': async ({ page, expectConsoleError, ...seen }) => {
        for (const _ of ['once', 'again']) expectConsoleError('Failed to load resource: net::ERR_FAILED')
        await page.route('**/api/company/news?*', (route) => route.abort())
        await page.goto(`/positions?company=${await fillCompany(seen.db)}&view=page`)
        await page.getByText(seen.words.at('company.news.failed')).scrollIntoViewIfNeeded()
        await page.unroute('**/api/company/news?*')
      },
    },
    pictured: {
      'company-map': atSection('&view=page', 'company.places.title'),
      'company-contacts': atSection('&view=page', 'contacts.title'),
      'company-hiring': atSection('&tab=companies', 'company.hiring.title'),
      'company-news': atSection('&view=page', 'company.news.title'),
    },
  },
}

function company(choose: (db: Db) => Promise<string>, rest: string): Screen {
  return async ({ page, db, words }) => {
    await page.goto(`/positions?company=${await choose(db)}${rest}`)
    await expect(page.getByText(words.at('company.news.title'), { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: words.at('kit.loading') })).toHaveCount(0)
    await expect(page.locator('table[aria-busy=true]')).toHaveCount(0)
  }
}

/** Opens the company with accounts and news unlocked and all charts rendered. */
function withUnlockedData(rest: string): Screen {
  return async (seen: ScreenContext) => {
    const companyID = await fillCompany(seen.db)
    for (const what of ['accounts', 'news/buy']) await buy(seen.page, what, companyID)
    await company(async () => companyID, rest)(seen)
    const accounts = seen.page.getByRole('region', { name: seen.words.at('company.accounts.title'), exact: true })
    await expect(accounts.locator('.recharts-surface')).toHaveCount(3)
  }
}

function atSection(rest: string, title: string): Screen {
  return async (seen) => {
    await withUnlockedData(rest)(seen)
    await scrollTo(seen, title)
  }
}

type Scrollable = { scrollIntoView: (options: { block: 'start' }) => void }

/** Scrolls a section to the top of the viewport. */
async function scrollTo({ page, words }: ScreenContext, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 3, name: words.at(title), exact: true })
  await heading.evaluate((element) => (element as unknown as Scrollable).scrollIntoView({ block: 'start' }))
}

async function buy(page: Page, what: string, companyID: string): Promise<void> {
  const response = await page.request.post(`/api/company/${what}`, { data: { companyID } })
  expect(response.status(), await response.text()).toBe(200)
}
