import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { dayMs } from '../../packages/contracts/src/text/durations.ts'
import { insertSeat } from '../../packages/core/src/customers/licences/seat.queries.ts'
import { recordAct } from '../../packages/core/src/platform/audit/record-act.queries.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { makeAdministrator, makePerson } from '../stack/test-users.ts'
import { open, press, type Screen, type ScreenGroup } from './account-screens.ts'
import { type Fault, fillFault, makeReadings } from './fill-fault.ts'
import { fillLicence } from './fill-licence.ts'

type ConsoleData = Fault & { email: string; customer: string }

/** Made anew for each group and language. */
let data: ConsoleData

const asOperator: Pick<ScreenGroup, 'become' | 'widths'> = {
  become: async (db, fields) => {
    const operator = await makePerson(db, { ...fields, is_operator: true, second_step_exempt: true })
    data = await fillConsole(db, operator.userId)
    return operator
  },
  widths: { always: [1440, 390], pictured: [1440, 390] },
}

/** The lists of the operators' console with their details and dialogs. */
export const consoleScreens: Record<string, ScreenGroup> = {
  'the operators’ console about sites and queues': {
    ...asOperator,
    screens: {
      'console-sites': list('sites'),
      'console-site': site(),
      'console-pause-site': async (seen) => {
        await site()(seen)
        await press(seen.page, seen.words.at('operator.sites.pause'))
        await press(seen.page, seen.words.at('operator.sites.pause'))
        await expect(seen.page.getByText(seen.words.error('operator_reason_required'))).toBeVisible()
      },
      'console-reading': async (seen) => {
        await site()(seen)
        await seen.page
          .locator('[data-detail]')
          .getByRole('button', { name: `https://${data.host}` })
          .click()
        await expect(seen.page).toHaveURL(/reading=/)
        await makeReadings(seen.db)
        await expect(seen.page.getByRole('heading', { name: seen.words.at('operator.reading.steps') })).toBeVisible()
      },
      'console-held': list('held'),
      'console-accept-held': async (seen) => {
        await list('held')(seen)
        await seen.page
          .getByRole('button', { name: seen.words.at('operator.held.accept') })
          .first()
          .click()
        await expect(seen.page.getByRole('alertdialog')).toBeVisible()
      },
      'console-queues': list('queues'),
      'console-dead-letters': deadLetters(),
      'console-discard-letters': async (seen) => {
        await deadLetters()(seen)
        await seen.page.getByRole('checkbox', { name: data.recipients[0] ?? '' }).check()
        await press(seen.page, seen.words.at('operator.dead.discard'))
        await expect(seen.page.getByRole('dialog')).toBeVisible()
      },
      'console-opt-outs': list('opt-outs'),
      'console-add-opt-out': async (seen) => {
        await list('opt-outs')(seen)
        await press(seen.page, seen.words.at('operator.optOuts.add'))
        await seen.page
          .getByRole('dialog')
          .getByRole('button', { name: seen.words.at('operator.optOuts.add') })
          .click()
        await expect(seen.page.getByText(seen.words.error('host_required'))).toBeVisible()
      },
    },
  },
  'the operators’ console about people and the product': {
    ...asOperator,
    screens: {
      'console-people': list('people'),
      'console-person': person(),
      'console-reset-second-step': async (seen) => {
        await person()(seen)
        await press(seen.page, seen.words.at('operator.people.resetStep'))
        await expect(seen.page.getByRole('dialog')).toBeVisible()
      },
      'console-licences': list('licences'),
      'console-licence': licence(),
      'console-grant-api': async (seen) => {
        await licence()(seen)
        await press(seen.page, seen.words.at('operator.licences.grant'))
        await expect(seen.page.getByRole('alertdialog')).toBeVisible()
      },
      'console-switches': open('/operator/switches', 'operator.switches.turnOff'),
      'console-turn-off': async (seen) => {
        await open('/operator/switches', 'operator.switches.turnOff')(seen)
        await seen.page.getByText(seen.words.at('operator.switches.turnOff'), { exact: true }).first().click()
        await expect(seen.page.getByRole('dialog')).toBeVisible()
      },
      'console-audit': list('audit'),
      'console-audit-entry': async (seen) => {
        await open('/operator/audit?act=site_paused')(seen)
        await openFirst(seen)
      },
      'console-menu': async (seen) => {
        await open('/operator/switches', 'operator.switches.turnOff')(seen)
        await seen.page.getByRole('button', { name: /^Account di|’s account$/ }).click()
        await expect(seen.page.getByRole('menu')).toBeVisible()
      },
      'console-keys': async (seen) => {
        await list('sites')(seen)
        await seen.page.keyboard.press('?')
        await expect(seen.page.getByRole('dialog')).toBeVisible()
      },
    },
  },
}

function list(screen: string): Screen {
  return async (seen) => {
    await open(`/operator/${screen}`)(seen)
    await expect(seen.page.locator('main [data-row]').first()).toBeVisible()
  }
}

/** Searched for, so that other journeys' rows are not the first. */
function found(screen: string, query: () => string): Screen {
  return async (seen) => {
    await open(`/operator/${screen}?q=${encodeURIComponent(query())}`)(seen)
    await expect(seen.page.locator('main [data-row]')).toHaveCount(1)
    await openFirst(seen)
  }
}

function site(): Screen {
  return found('sites', () => data.host)
}

function person(): Screen {
  return found('people', () => data.email)
}

function licence(): Screen {
  return found('licences', () => data.customer)
}

function deadLetters(): Screen {
  return async (seen) => {
    await open('/operator/queues?open=mail')(seen)
    await expect(seen.page.getByText(data.recipients[0] ?? '')).toBeVisible()
  }
}

const openFirst: Screen = async ({ page, words }) => {
  await page.locator('main [data-row] a').first().click()
  const heading = page.locator('[data-detail] h2')
  await expect(heading).toBeVisible()
  await expect(heading).not.toHaveText(words.at('kit.loading'))
}

/** A morning's fault, a customer with a person who signs in with two steps, an opt-out and an operator's acts. */
async function fillConsole(db: Db, operatorId: string): Promise<ConsoleData> {
  const fault = await fillFault(db)
  const run = randomUUID().slice(0, 8)
  const customer = `Agenzia Bianchi ${run} S.p.A.`
  const administrator = await makeAdministrator(db)
  const { licenceNo } = administrator.licence
  await fillLicence(db, administrator.licence, administrator)
  const ofLicence = db.selectFrom('licence').select('customer_no').where('licence_no', '=', licenceNo)
  await db.updateTable('customer').set({ name: customer }).where('customer_no', '=', ofLicence).execute()
  const { email, userId } = await makePerson(db, { two_factor_enabled: true })
  await insertSeat(db, { licenceNo, userId }, new Date(Date.now() - 40 * dayMs))
  const reason = 'PEC del titolare del 3 novembre, protocollata con le altre richieste'
  await db
    .insertInto('opt_out')
    .values({ host: `comune-${run}.example`, since: new Date(Date.now() - 12 * dayMs), reason })
    .execute()
  const acts = { actorId: operatorId, subject: fault.host }
  const paused = { siteNo: fault.siteNo, sources: 1, reason: 'Sito in rifacimento, lo dice la pagina' }
  await recordAct(db, 'visits_requested', { actorId: operatorId, details: { sources: 1 } })
  await recordAct(db, 'site_paused', { ...acts, details: paused })
  await recordAct(db, 'site_resumed', { ...acts, details: { siteNo: fault.siteNo, sources: 1 } })
  await recordAct(db, 'sessions_ended', { actorId: operatorId, subject: userId, details: { sessions: 2, reason } })
  return { ...fault, email, customer }
}
