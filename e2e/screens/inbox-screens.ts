import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { positionColumns } from '../../packages/contracts/src/customers/settings.ts'
import { inboxLinks } from '../../packages/contracts/src/inbox/inbox-links.ts'
import { listAlerts } from '../../packages/contracts/src/notify/alert-list.ts'
import { readings } from '../../packages/contracts/src/text/vocabulary.ts'
import { makeSubscription } from '../../packages/core/src/customers/billing/testing/make-subscription.ts'
import { untilYesterday } from '../pages/inbox.ts'
import { makeAlertedRecruiter } from '../stack/alerted-recruiter.ts'
import { makeRecruiter } from '../stack/test-users.ts'
import { open, press, type Screen, type ScreenContext, type ScreenGroup } from './account-screens.ts'

const search =
  '/positions?name=addetto&provinces=MI,BG,BS,-CR&contract=permanent,fixed+term&sectors=-staffing_hr&from=2026-09-01'

const sentence = 'manutentore elettromeccanico vicino Bergamo, no agenzie, turni ok, bella presenza, almeno 3 anni'

/** The inbox in the states worth checking, on wide and on narrow screens. */
export const inboxScreens: Record<string, ScreenGroup> = {
  'a recruiter’s inbox': {
    become: makeRecruiter,
    prepare: markAndSave,
    widths: { always: [1440], pictured: [1440, 1024] },
    screens: {
      inbox: list('/positions'),
      'inbox-search': list(search),
      'inbox-sorted': list(`${search}&sort=employees`),
      'inbox-every-column': async (seen) => {
        await post(seen.page, '/api/settings', { columns: positionColumns })
        await list('/positions')(seen)
        await post(seen.page, '/api/settings', {
          columns: ['status', 'name', 'companyName', 'cities', 'contract', 'date'],
        })
      },
      'inbox-chosen': async (seen) => {
        await list('/positions')(seen)
        for (const row of [1, 2, 4]) await seen.page.locator('[data-row]').nth(row).getByRole('checkbox').check()
      },
      palette: async (seen) => {
        await list('/positions')(seen)
        await seen.page.keyboard.press('Control+K')
        await expect(seen.page.getByRole('option').first()).toBeVisible()
      },
      'palette-nothing': async (seen) => {
        await list('/positions')(seen)
        await seen.page.keyboard.press('Control+K')
        await seen.page.getByRole('dialog').getByRole('combobox').fill('xyzzy')
        await expect(seen.page.getByText(seen.words.at('palette.none'))).toBeVisible()
      },
      'recent-searches': async (seen) => {
        await list(search)(seen)
        await list('/positions')(seen)
        await seen.page.locator('search input').first().focus()
        await expect(seen.page.getByRole('listbox', { name: seen.words.at('search.recent') })).toBeVisible()
      },
      'suggested-roles': suggestedRoles('addet'),
      'mended-role': suggestedRoles('magaziniere'),
      'inbox-related': related,
      'sentence-typed': suggestedRoles(sentence, 'sentence.readAs'),
      'sentence-read': readSentence,
      'sentence-entered': enteredSentence,
      'sentence-offered': offeredReading,
      'inbox-empty': open('/positions?name=inesistentissimo&city=015146~5', 'empty.title'),
      'inbox-failed': async ({ page, expectConsoleError, ...seen }) => {
        for (const _ of ['once', 'again']) expectConsoleError('Failed to load resource: net::ERR_FAILED')
        await page.route('**/api/position/search', (route) => route.abort())
        await open('/positions?name=saldatore', 'errors.title')({ page, expectConsoleError, ...seen })
        await page.unroute('**/api/position/search')
      },
    },
  },
  'a recruiter who opens positions': {
    become: makeRecruiter,
    prepare: markAndSave,
    widths: { always: [1440], pictured: [1440, 1024] },
    screens: {
      position: detail,
      'position-to-check': toCheck,
      'position-proof': async (seen) => {
        await detail(seen)
        const how = seen.words.at('detail.how').replace(' {{label}}', '')
        for (const fact of [0, 1]) await seen.page.getByRole('button', { name: how, expanded: false }).nth(fact).click()
        await expect(seen.page.locator('blockquote')).toHaveCount(2)
      },
      'position-unknown': async ({ expectConsoleError, ...seen }) => {
        expectConsoleError('404 /api/position/detail')
        await open(`/positions?position=${randomUUID()}`, 'detail.unknown')({ expectConsoleError, ...seen })
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
      'past-exports': pastExports,
      report: async (seen) => {
        await detail(seen)
        await press(seen.page, seen.words.at('detail.more'))
        await seen.page.getByRole('menuitem', { name: seen.words.at('detail.report') }).click()
        await expect(seen.page.getByText(seen.words.at('kit.captchaSolved'))).toBeAttached({ timeout: 20_000 })
      },
    },
  },
  'a recruiter with saved positions and filters': {
    become: makeRecruiter,
    prepare: markAndSave,
    widths: { always: [1440], pictured: [1440, 1024, 390] },
    screens: {
      'saved-positions': saved('saved', 'saved.title'),
      'saved-position': async (seen) => {
        await saved('saved', 'saved.title')(seen)
        await seen.page.locator('[data-row] a').first().click()
        await expect(seen.page.getByText(seen.words.at('detail.description'), { exact: true })).toBeVisible()
      },
      'discarded-positions': saved('discarded', 'discards.title'),
      'discarded-position': async (seen) => {
        await saved('discarded', 'discards.title')(seen)
        await seen.page.locator('[data-row] a').first().click()
        await expect(seen.page.getByRole('region', { name: seen.words.at('discards.label') })).toBeVisible()
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
  'a recruiter with bells': {
    become: makeAlertedRecruiter,
    widths: { always: [1440, 390], pictured: [1440, 390] },
    screens: {
      'morning-page': saved('filters', 'savedFilters.title'),
      'filter-in-place': async (seen) => {
        await saved('filters', 'savedFilters.title')(seen)
        await seen.page.locator('h3 button').first().click()
        await expect(seen.page.locator('[data-row]').first()).toBeVisible()
      },
      'save-while-alerts-are-off': async (seen) => {
        await seen.page.goto('/positions?name=manutentore')
        await press(seen.page, seen.words.at('savedFilters.save'))
        await expect(seen.page.getByRole('dialog').getByText(seen.words.at('bells.turnsAlertsOn'))).toBeVisible()
      },
      'bell-while-alerts-are-off': async (seen) => {
        await saved('filters', 'savedFilters.title')(seen)
        const bell = seen.page.getByRole('button', { name: seen.words.at('bells.of').replace('{{name}}', 'Cuochi') })
        if ((await bell.getAttribute('aria-pressed')) === 'true') await bell.click()
        await expect(bell).toHaveAttribute('aria-pressed', 'false')
        await bell.click()
        await expect(seen.page.getByRole('alertdialog')).toBeVisible()
      },
      'ask-contacted': async (seen) => {
        const response = await seen.page.request.get('/api/alert/list')
        const { alerts } = listAlerts.output.parse(await response.json())
        await seen.page.goto(inboxLinks.askContacted(alerts[0]?.position.positionID ?? ''))
        await expect(seen.page.getByRole('alertdialog')).toBeVisible()
      },
      alerts: async (seen) => {
        await saved('filters', 'savedFilters.title')(seen)
        const bell = { name: new RegExp(`^${seen.words.at('alerts.title')}`) }
        await seen.page.getByRole('banner').getByRole('button', bell).click()
        await expect(seen.page.getByRole('list', { name: seen.words.at('alerts.title') })).toBeVisible()
      },
      'alert-settings': open('/profile?tab=settings', 'settings.notifications.title'),
    },
  },
  'a recruiter on a plan without alerts': {
    become: (db, fields) => makeAlertedRecruiter(db, fields, { tier: 'basic', size: 1 }),
    widths: { always: [1440], pictured: [1440, 390] },
    screens: {
      'bells-unavailable': saved('filters', 'savedFilters.title'),
      'alert-settings-unavailable': open('/profile?tab=settings', 'settings.notifications.title'),
    },
  },
  'a recruiter who searches companies': {
    become: makeRecruiter,
    prepare: saveCompanies,
    widths: { always: [1440, 390], pictured: [1440, 1024, 390] },
    screens: {
      companies: companies('/positions?tab=companies'),
      'companies-search': companies(
        '/positions?companyName=servizi&regions=03&sectors=-staffing_hr&employees=5~&order=employees&tab=companies',
      ),
      'companies-empty': open('/positions?companyName=inesistentissimo&tab=companies', 'companies.noneFound'),
      'companies-failed': async ({ page, expectConsoleError, ...seen }) => {
        for (const _ of ['once', 'again']) expectConsoleError('Failed to load resource: net::ERR_FAILED')
        await page.route('**/api/company/search', (route) => route.abort())
        await open('/positions?vat=00000000000&tab=companies', 'errors.title')({ page, expectConsoleError, ...seen })
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
  'a new recruiter without searches left': {
    become: (db, fields) => makeRecruiter(db, fields, { monthly_searches: 0 }),
    widths: { always: [1440], pictured: [1440, 390] },
    screens: {
      'saved-positions-none': open('/positions?tab=saved', 'saved.none'),
      'saved-companies-none': open('/positions?tab=savedCompanies', 'savedCompanies.none'),
      'saved-filters-none': open('/positions?tab=filters', 'savedFilters.none'),
      'inbox-limit': async ({ expectConsoleError, ...seen }) => {
        expectConsoleError('403 /api/position/search')
        await open('/positions?name=saldatore', 'more.askSearches')({ expectConsoleError, ...seen })
      },
      'inbox-limit-asked': async ({ expectConsoleError, ...seen }) => {
        expectConsoleError('403 /api/position/search')
        await open('/positions?name=saldatore', 'more.askSearches')({ expectConsoleError, ...seen })
        await press(seen.page, seen.words.at('more.askSearches'))
        await expect(seen.page.getByText(seen.words.at('more.asked'))).toBeVisible()
      },
    },
  },
  'a payer without searches or credits left': {
    become: async (db, fields) => {
      const payer = await makeRecruiter(db, fields, { monthly_searches: 0, monthly_credits: 0 })
      await makeSubscription(db, payer.licence.licenceNo, { buyer_email: payer.email })
      return payer
    },
    widths: { always: [1440, 390], pictured: [1440, 390] },
    screens: {
      'inbox-limit-payer': async ({ expectConsoleError, ...seen }) => {
        expectConsoleError('403 /api/position/search')
        await open('/positions?name=saldatore', 'more.other')({ expectConsoleError, ...seen })
      },
      'billing-payer': open('/profile?tab=billing', 'licences.invoice.none'),
    },
  },
  'a recruiter’s inbox on narrow screens': {
    become: makeRecruiter,
    prepare: markAndSave,
    widths: { always: [390], pictured: [390, 1024] },
    screens: {
      'narrow-inbox': list(search),
      'narrow-filters': async (seen) => {
        await list(search)(seen)
        await seen.page.getByRole('button', { name: new RegExp(`^${seen.words.at('filters.open')}`) }).click()
        await expect(seen.page.getByRole('dialog')).toBeVisible()
      },
      'narrow-suggested-roles': suggestedRoles('addet'),
      'narrow-related': related,
      'narrow-sentence-read': readSentence,
      'narrow-sentence-entered': enteredSentence,
      'narrow-sentence-offered': offeredReading,
      'narrow-position': detail,
      'narrow-position-to-check': toCheck,
      'narrow-export': exporting,
      'narrow-past-exports': pastExports,
      'narrow-empty': open('/positions?name=inesistentissimo&city=015146~5', 'empty.title'),
    },
  },
}

/** Opens a search and waits for its rows and counts. */
function list(path: string): Screen {
  return async (seen) => {
    await seen.page.goto(path)
    await expect(seen.page.locator('[data-row], li:has(time)').first()).toBeVisible()
    await expect(seen.page.getByRole('status').filter({ hasText: /^\d/ })).toBeAttached()
  }
}

/** The list below the field, with numbers, and its first entry active. */
function suggestedRoles(typed: string, entry?: string): Screen {
  return async (seen) => {
    await list('/positions')(seen)
    await seen.page.locator('search input').first().pressSequentially(typed)
    const options = seen.page.getByRole('listbox').getByRole('option')
    await expect(options.filter({ hasText: entry ? seen.words.at(entry) : /\d/ }).first()).toBeVisible()
    await seen.page.keyboard.press('ArrowDown')
  }
}

async function related(seen: ScreenContext): Promise<void> {
  await list('/positions?name=ragioniere&ai=1&-ai=contabile')(seen)
  await seen.page.getByRole('button', { name: /^\+\d/ }).click()
  await expect(seen.page.getByRole('list', { name: seen.words.at('related.title') })).toBeVisible()
}

async function readSentence(seen: ScreenContext): Promise<void> {
  await suggestedRoles(sentence, 'sentence.readAs')(seen)
  await seen.page.keyboard.press('Enter')
  await expect(seen.page.getByRole('group', { name: seen.words.at('sentence.title') })).toBeVisible()
}

async function enteredSentence(seen: ScreenContext): Promise<void> {
  await list('/positions?tab=positions')(seen)
  await seen.page.locator('search input').first().pressSequentially('contabile in Lombardia, turni ok')
  await seen.page.keyboard.press('Enter')
  await expect(seen.page.getByText(seen.words.at('sentence.readTo'))).toBeVisible()
}

async function offeredReading({ page, words }: ScreenContext): Promise<void> {
  await page.goto('/positions?name=contabile%20Lombardia')
  await expect(page.getByRole('button', { name: words.at('sentence.readTo') })).toBeVisible()
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

/** Without the positions of other journeys, which have no evidence. */
const madeUpPositions = () => `/positions?${untilYesterday()}`

async function detail(seen: ScreenContext): Promise<void> {
  await list(madeUpPositions())(seen)
  await seen.page.locator('[data-row] a, li:has(time) a').nth(5).click()
  await expect(seen.page.getByText(seen.words.at('detail.description'), { exact: true })).toBeVisible()
}

/** A position whose reading is unsure, with its reasons. */
async function toCheck(seen: ScreenContext): Promise<void> {
  await list(madeUpPositions())(seen)
  const rows = seen.page.locator('[data-row], li:has(time)')
  await rows
    .filter({ hasText: new RegExp(Object.values(readings.unsure).join('|')) })
    .first()
    .getByRole('link')
    .click()
  await expect(seen.page.getByText(seen.words.at('detail.certainty.check'))).toBeVisible()
}

async function exporting(seen: ScreenContext): Promise<void> {
  await list(search)(seen)
  await press(seen.page, seen.words.at('inbox.export'))
  await expect(seen.page.getByRole('dialog').getByText(/^\d+ credit/)).toBeVisible()
}

async function pastExports(seen: ScreenContext): Promise<void> {
  await post(seen.page, '/api/position/search', { newSearch: true })
  const pages = { startPage: 1, endPage: 1 }
  await post(seen.page, '/api/position/export/multiple', { ...pages, fields: ['pay', 'contacts'], format: 'xlsx' })
  await post(seen.page, '/api/position/export/multiple', pages)
  await seen.page.goto('/profile?tab=exports')
  await expect(seen.page.getByRole('list', { name: seen.words.at('exports.title') })).toBeVisible()
}

async function filterMenu(seen: ScreenContext, act: string): Promise<void> {
  await saved('filters', 'savedFilters.title')(seen)
  await seen.page.locator('[aria-haspopup=menu]').nth(1).click()
  await seen.page.getByRole('menuitem', { name: seen.words.at(act) }).click()
}

/** Marks some positions as seen or contacted, saves some, discards others, and saves filters. */
async function markAndSave(page: Page): Promise<void> {
  const { positions } = await post(page, '/api/position/search', { newSearch: true })
  const ids: string[] = positions.map(({ positionID }: { positionID: string }) => positionID)
  for (const [n, positionID] of ids.entries()) {
    const status = n % 4 === 1 ? 'seen' : n % 7 === 3 ? 'contacted' : undefined
    if (status) await post(page, '/api/position/status', { positionID, status })
    if (n % 2 === 0) await post(page, '/api/position/save', { positionID, saved: true })
  }
  const discard = { discarded: true, reason: 'place' }
  await post(page, '/api/position/discard', { positionIDs: ids.slice(3, 5), discarded: true })
  await post(page, '/api/position/discard', { positionIDs: ids.slice(7, 9), ...discard })
  for (const filter of filters) await post(page, '/api/filter/save', filter)
}

/** Saves the companies with the most new positions, one more than fits on a page. */
async function saveCompanies(page: Page): Promise<void> {
  const { companies: found } = await post(page, '/api/company/search', {})
  for (const { companyID } of found.slice(0, 9)) await post(page, '/api/company/save', { companyID, saved: true })
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

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data })
  expect(response.status(), await response.text()).toBe(200)
  return response.json()
}
