import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { positionColumns } from '../../packages/contracts/src/settings.ts'
import { makeRecruiter } from '../stack/test-users.ts'
import { open, press, type Screen, type Seen, type Visit } from './account-screens.ts'

const search =
  '/positions?name=addetto&provinces=MI,BG,BS,-CR&contract=permanent,fixed+term&sectors=-staffing_hr&from=2026-09-01'

/** The inbox in the states worth a look: on a wide screen, then where there is less room. */
export const inboxVisits: Record<string, Visit> = {
  'a recruiter’s inbox': {
    become: makeRecruiter,
    prepare: work,
    widths: { always: [1440], pictured: [1440, 1024] },
    screens: {
      inbox: list('/positions'),
      'inbox-search': list(search),
      'inbox-every-column': async (seen) => {
        await settle(seen.page, '/api/settings', { columns: positionColumns })
        await list('/positions')(seen)
        await settle(seen.page, '/api/settings', {
          columns: ['status', 'name', 'companyName', 'cities', 'contract', 'date'],
        })
      },
      'inbox-chosen': async (seen) => {
        await list('/positions')(seen)
        for (const row of [1, 2, 4]) await seen.page.locator('[data-row]').nth(row).getByRole('checkbox').check()
      },
      'inbox-empty': open('/positions?name=inesistentissimo&city=015146~5', 'empty.title'),
      'inbox-failed': async ({ page, expectComplaint, ...seen }) => {
        for (const _ of ['once', 'again']) expectComplaint('Failed to load resource: net::ERR_FAILED')
        await page.route('**/api/position/search', (route) => route.abort())
        await open('/positions?name=saldatore', 'errors.title')({ page, expectComplaint, ...seen })
        await page.unroute('**/api/position/search')
      },
    },
  },
  'a recruiter at work': {
    become: makeRecruiter,
    prepare: work,
    widths: { always: [1440], pictured: [1440, 1024] },
    screens: {
      position: detail,
      'position-proof': async (seen) => {
        await detail(seen)
        const how = seen.words.at('detail.how').replace(' {{label}}', '')
        for (const fact of [0, 1]) await seen.page.getByRole('button', { name: how, expanded: false }).nth(fact).click()
        await expect(seen.page.locator('blockquote')).toHaveCount(2)
      },
      'position-unknown': async ({ expectComplaint, ...seen }) => {
        expectComplaint('404 /api/position/detail')
        await open(`/positions?position=${randomUUID()}`, 'detail.unknown')({ expectComplaint, ...seen })
      },
      columns: async (seen) => {
        await list('/positions')(seen)
        await press(seen.page, seen.words.at('columns.open'))
        await expect(seen.page.getByText(seen.words.at('columns.hint'))).toBeVisible()
      },
      keys: async (seen) => {
        await list('/positions')(seen)
        await seen.page.keyboard.press('?')
        await expect(seen.page.getByRole('dialog')).toBeVisible()
      },
      'save-filter': async (seen) => {
        await list(search)(seen)
        await press(seen.page, seen.words.at('savedFilters.save'))
        await expect(seen.page.getByRole('dialog')).toBeVisible()
      },
      export: exporting,
      report: async (seen) => {
        await detail(seen)
        await press(seen.page, seen.words.at('detail.more'))
        await seen.page.getByRole('menuitem', { name: seen.words.at('detail.report') }).click()
        await expect(seen.page.getByText(seen.words.at('kit.captchaSolved'))).toBeAttached({ timeout: 20_000 })
      },
    },
  },
  'what a recruiter saved': {
    become: makeRecruiter,
    prepare: work,
    widths: { always: [1440], pictured: [1440, 1024, 390] },
    screens: {
      'saved-positions': saved('saved', 'saved.title'),
      'saved-position': async (seen) => {
        await saved('saved', 'saved.title')(seen)
        await seen.page.locator('[data-row] a').first().click()
        await expect(seen.page.getByText(seen.words.at('detail.description'), { exact: true })).toBeVisible()
      },
      'saved-filters': saved('filters', 'savedFilters.title'),
      'rename-filter': async (seen) => {
        await filterMenu(seen, 'savedFilters.rename')
        await expect(seen.page.getByRole('dialog')).toBeVisible()
      },
      'delete-filter': async (seen) => {
        await filterMenu(seen, 'savedFilters.delete')
        await expect(seen.page.getByRole('alertdialog')).toBeVisible()
      },
    },
  },
  'a recruiter among companies': {
    become: makeRecruiter,
    prepare: saveCompanies,
    widths: { always: [1440, 390], pictured: [1440, 1024, 390] },
    screens: {
      companies: companies('/positions?tab=companies'),
      'companies-search': companies(
        '/positions?companyName=servizi&regions=03&sectors=-staffing_hr&employees=5~&order=employees&tab=companies',
      ),
      'companies-empty': open('/positions?companyName=inesistentissimo&tab=companies', 'companies.noneFound'),
      'companies-failed': async ({ page, expectComplaint, ...seen }) => {
        for (const _ of ['once', 'again']) expectComplaint('Failed to load resource: net::ERR_FAILED')
        await page.route('**/api/company/search', (route) => route.abort())
        await open('/positions?vat=00000000000&tab=companies', 'errors.title')({ page, expectComplaint, ...seen })
        await page.unroute('**/api/company/search')
      },
      'missing-company': async (seen) => {
        await companies('/positions?tab=companies')(seen)
        await press(seen.page, seen.words.at('missing.company'))
        await expect(seen.page.getByRole('dialog')).toBeVisible()
        await press(seen.page, seen.words.at('missing.submit'))
        await expect(seen.page.getByText(seen.words.error('company_name_required'))).toBeVisible()
      },
      'saved-companies': saved('savedCompanies', 'savedCompanies.title'),
    },
  },
  'a recruiter who has just begun, and has no searches left': {
    become: (db, fields) => makeRecruiter(db, fields, { monthly_searches: 0 }),
    widths: { always: [1440], pictured: [1440, 390] },
    screens: {
      'saved-positions-none': open('/positions?tab=saved', 'saved.none'),
      'saved-companies-none': open('/positions?tab=savedCompanies', 'savedCompanies.none'),
      'saved-filters-none': open('/positions?tab=filters', 'savedFilters.none'),
      'inbox-limit': async ({ expectComplaint, ...seen }) => {
        expectComplaint('403 /api/position/search')
        await open('/positions?name=saldatore', 'inbox.toPlan')({ expectComplaint, ...seen })
      },
    },
  },
  'the inbox where there is less room': {
    become: makeRecruiter,
    prepare: work,
    widths: { always: [390], pictured: [390, 1024] },
    screens: {
      'narrow-inbox': list(search),
      'narrow-filters': async (seen) => {
        await list(search)(seen)
        await seen.page.getByRole('button', { name: new RegExp(`^${seen.words.at('filters.open')}`) }).click()
        await expect(seen.page.getByRole('dialog')).toBeVisible()
      },
      'narrow-position': detail,
      'narrow-export': exporting,
      'narrow-empty': open('/positions?name=inesistentissimo&city=015146~5', 'empty.title'),
    },
  },
}

/** What was found, with its counts. */
function list(path: string): Screen {
  return async (seen) => {
    await seen.page.goto(path)
    await expect(seen.page.locator('[data-row], li:has(time)').first()).toBeVisible()
    await expect(seen.page.getByRole('status').filter({ hasText: /\d/ })).toBeAttached()
  }
}

function companies(path: string): Screen {
  return async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('[data-row]').first()).toBeVisible()
  }
}

function saved(tab: string, title: string): Screen {
  return async ({ page, words }) => {
    await page.goto(`/positions?tab=${tab}`)
    await expect(page.getByRole('list', { name: words.at(title) })).toBeVisible()
  }
}

async function detail(seen: Seen): Promise<void> {
  await list('/positions')(seen)
  await seen.page.locator('[data-row] a, li:has(time) a').nth(5).click()
  await expect(seen.page.getByText(seen.words.at('detail.description'), { exact: true })).toBeVisible()
}

async function exporting(seen: Seen): Promise<void> {
  await list(search)(seen)
  await press(seen.page, seen.words.at('inbox.export'))
  await expect(seen.page.getByRole('dialog').getByText(/^\d+ credit/)).toBeVisible()
}

async function filterMenu(seen: Seen, act: string): Promise<void> {
  await saved('filters', 'savedFilters.title')(seen)
  await seen.page.locator('[aria-haspopup=menu]').nth(1).click()
  await seen.page.getByRole('menuitem', { name: seen.words.at(act) }).click()
}

/** Some positions seen, contacted and saved, some filters kept. */
async function work(page: Page): Promise<void> {
  const { positions } = await settle(page, '/api/position/search', { newSearch: true })
  const ids: string[] = positions.map(({ positionID }: { positionID: string }) => positionID)
  for (const [n, positionID] of ids.entries()) {
    const status = n % 4 === 1 ? 'seen' : n % 7 === 3 ? 'contacted' : undefined
    if (status) await settle(page, '/api/position/status', { positionID, status })
    if (n % 2 === 0) await settle(page, '/api/position/save', { positionID, saved: true })
  }
  for (const filter of filters) await settle(page, '/api/filter/save', filter)
}

/** The companies with most new positions, and one more than a page of them. */
async function saveCompanies(page: Page): Promise<void> {
  const { companies: found } = await settle(page, '/api/company/search', {})
  for (const { companyID } of found.slice(0, 9)) await settle(page, '/api/company/save', { companyID, saved: true })
}

const filters = [
  { name: 'Stage e tirocini in Emilia', position: { contract: ['internship'], regions: ['08'] } },
  {
    name: 'Tecnici e manutentori della provincia di Bergamo, non agenzie',
    position: { name: ['manutentore OR tecnico', '"capo turno"'], provinces: ['BG'], contract: ['permanent'] },
    notCompany: { sectors: ['staffing_hr'] },
    company: { employees: { from: 50, to: 249 } },
  },
  {
    name: 'Da vedere a Torino',
    position: { city: { mode: 'radius', istat: '001272', km: 30 } },
    statuses: ['notSeen'],
  },
]

async function settle(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data })
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}
