import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { readScopes, type Scope } from '../../packages/contracts/src/public-api/scopes.ts'
import { dayMs, hourMs } from '../../packages/contracts/src/text/durations.ts'
import { makeApiKey } from '../../packages/core/src/customers/api-keys/testing/make-api-key.ts'
import { makeVerificationLink } from '../../packages/core/src/customers/identity/verification-link.ts'
import { insertManager } from '../../packages/core/src/customers/licences/licence.queries.ts'
import { insertSeat } from '../../packages/core/src/customers/licences/seat.queries.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import {
  type LicensedUser,
  makeAdministrator,
  makePerson,
  makeRecruiter,
  password,
  randomEmail,
} from '../stack/test-users.ts'
import { fillLicence } from './fill-licence.ts'
import { makeWebhookOwner } from './fill-webhooks.ts'
import type { Words } from './words.ts'

export type ScreenContext = { page: Page; words: Words; db: Db; expectConsoleError: (text: string) => void }
export type Screen = (seen: ScreenContext) => Promise<void>

export type ScreenGroup = {
  /** Makes the user who opens the screens; absent for visitors. */
  become?: (db: Db, fields: { language: string }) => Promise<{ email: string }>
  /** Prepares data as that user. */
  prepare?: (page: Page) => Promise<void>
  /** Viewport widths, if not the default: for every run, and for runs that take screenshots. */
  widths?: { always: readonly number[]; pictured: readonly number[] }
  /** Opens each screen, by its name. */
  screens: Record<string, Screen>
  /** Other parts of the same pages, scrolled into view for screenshots: axe has checked them already. */
  pictured?: Record<string, Screen>
}

/** The screens about accounts in the states worth checking, by the user who sees them. */
export const accountScreens: Record<string, ScreenGroup> = {
  'a visitor': {
    screens: {
      'sign-in': open('/signin', 'auth.or'),
      'sign-in-refused': async ({ page, words, ...seen }) => {
        await open('/signin', 'auth.or')({ page, words, ...seen })
        await press(page, words.at('auth.signIn'))
        await expect(page.getByText(words.error('email_required'))).toBeVisible()
      },
      'second-step': async ({ page, words, db, ...seen }) => {
        const { email, userId } = await makePerson(db, { two_factor_enabled: true })
        const secrets = { secret: 'unread', backup_codes: 'unread', verified: true }
        await db
          .insertInto('two_factor')
          .values({ user_id: userId, ...secrets })
          .execute()
        await open('/signin')({ page, words, db, ...seen })
        await page.getByRole('textbox', { name: words.at('auth.email') }).fill(email)
        await page.getByRole('textbox', { name: words.at('auth.password') }).fill(password)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: words.at('auth.step.title') })).toBeVisible()
      },
      'sign-up': open('/signup', 'auth.or'),
      'sign-up-refused': async ({ page, words, ...seen }) => {
        await open('/signup', 'auth.or')({ page, words, ...seen })
        await press(page, words.at('auth.signUp'))
        await expect(page.getByText(words.error('terms_required'))).toBeVisible()
      },
      forgotten: open('/auth/forgot'),
      reset: open('/auth/reset?token=any'),
      'reset-expired': open('/auth/reset', 'auth.reset.again'),
      'verify-failed': async ({ expectConsoleError, ...seen }) => {
        expectConsoleError('400 /api/auth/verification-link')
        await open('/auth/verify?token=any', 'auth.verify.failed')({ expectConsoleError, ...seen })
      },
      'verify-sign-in': openLink('auth.claim.start'),
      'verify-claim': async ({ page, words, ...seen }) => {
        await openLink('auth.claim.start')({ page, words, ...seen })
        await press(page, words.at('auth.claim.start'))
        await press(page, words.at('auth.claim.submit'))
        await expect(page.getByText(words.error('terms_required'))).toBeVisible()
      },
      'verify-already': openLink('auth.verify.already', { email_verified: true }),
      'opt-out': open('/opt-out?token=any', 'optOut.submit'),
      'opt-out-refused': open('/opt-out', 'optOut.invalid'),
      'alerts-refused': open('/alerts', 'digests.invalid'),
      'session-ended': async ({ page, words, ...seen }) => {
        // A public page asks for no profile, which would clear the hint.
        await page.goto('/terms')
        await page.evaluate("localStorage.setItem('vedetta.session', 'yes')")
        await open('/profile', 'auth.signIn')({ page, words, ...seen })
        await expect(page.getByText(words.at('auth.sessionEnded').split('{{')[0] ?? '')).toBeVisible()
      },
      'provider-terms': open('/sign/google?terms=required', 'auth.provider.newTitle'),
      'provider-refused': open('/sign/google?error=oauth_email_unproven', 'auth.provider.support'),
    },
  },
  'a user with an unverified email address': {
    become: (db, fields) => makePerson(db, { ...fields, email_verified: false }),
    screens: {
      'check-mail': open('/auth/verify', 'auth.verify.check'),
      'verify-confirm': openOwnLink('auth.verify.confirmButton'),
      'verify-other-account': openLink('auth.verify.switch'),
      'profile-unverified': open('/profile', 'profile.email.unverified'),
    },
  },
  'a user without a licence': {
    become: makePerson,
    screens: {
      'licence-required': open('/positions', 'session.licenceRequired'),
      redeem: open('/redeem'),
      'redeem-refused': async ({ page, words, expectConsoleError, ...seen }) => {
        expectConsoleError('400 /api/licence/redeem')
        await open('/redeem?code=SBAGLIATO')({ page, words, expectConsoleError, ...seen })
        await press(page, words.at('auth.redeem.submit'))
        await expect(page.getByText(words.error('invalid_code'))).toBeVisible()
      },
      'licence-none': open('/profile?tab=licenses', 'licences.own.none'),
    },
  },
  'a user of a provider': {
    // With a password until they are signed in.
    become: async (db, fields) => {
      const person = await makePerson(db, fields)
      const link = { user_id: person.userId, account_id: randomUUID(), provider_id: 'google' }
      await db.insertInto('account').values(link).execute()
      return person
    },
    screens: {
      'delete-provider-account': async ({ page, words, db, ...seen }) => {
        const { user } = await (await page.request.get('/api/profile')).json()
        const passwords = db.deleteFrom('account').where('user_id', '=', user.userID)
        await passwords.where('provider_id', '=', 'credential').execute()
        await open('/profile?deletion=refused', 'profile.data.delete')({ page, words, db, ...seen })
        await expect(page.getByRole('dialog').getByText(words.error('reauthentication_failed'))).toBeVisible()
      },
    },
  },
  'a recruiter': {
    become: makeRecruiter,
    screens: {
      positions: open('/positions?name=fiorista', 'settings.columns.companyName'),
      menu: async ({ page, ...seen }) => {
        await open('/profile', 'profile.data.delete')({ page, ...seen })
        await page.getByRole('button', { name: /^Account di|’s account$/ }).click()
        await expect(page.getByRole('menu')).toBeVisible()
      },
      help: async ({ page, words, ...seen }) => {
        await open('/profile', 'profile.data.delete')({ page, words, ...seen })
        await press(page, words.at('help.title'))
        await expect(page.getByRole('dialog').getByText(words.at('help.searches'))).toBeVisible()
      },
      'profile-general': open('/profile', 'profile.data.delete'),
      'delete-account': async ({ page, words, ...seen }) => {
        await open('/profile', 'profile.data.delete')({ page, words, ...seen })
        await press(page, words.at('profile.data.deleteAct'))
        await expect(page.getByRole('dialog')).toBeVisible()
      },
      'profile-security': open('/profile?tab=security', 'profile.sessions.current'),
      'end-other-sessions': async ({ page, words, db, ...seen }) => {
        const { user } = await (await page.request.get('/api/profile')).json()
        const elsewhere = { ip_address: '2001:db8:12::/48', user_agent: 'Firefox/145.0 (Windows NT 10.0)' }
        const expires_at = new Date(Date.now() + hourMs)
        const session = { user_id: user.userID, token: randomUUID(), expires_at, ...elsewhere }
        await db.insertInto('session').values(session).execute()
        await open('/profile?tab=security', 'profile.sessions.current')({ page, words, db, ...seen })
        await press(page, words.at('profile.sessions.endOthers'))
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
      'two-step-set-up': async ({ page, words, ...seen }) => {
        await open('/profile?tab=security', 'profile.sessions.current')({ page, words, ...seen })
        await press(page, words.at('profile.twoStep.enable'))
        await page.getByRole('dialog').getByRole('textbox').fill(password)
        await press(page, words.at('auth.continue'))
        await expect(page.getByRole('img', { name: words.at('profile.setUp.qr') })).toBeVisible()
      },
      'profile-licences': open('/profile?tab=licenses', 'licences.customer'),
      'profile-billing': open('/profile?tab=billing', 'licences.billing.invoices'),
      'profile-appearance': open('/profile?tab=appearance', 'settings.theme.label'),
      'profile-settings': open('/profile?tab=settings', 'settings.columns.save'),
      'log-out': open('/logout', 'auth.logOut.title'),
    },
  },
  'a recruiter whose licence wants a second step': {
    become: (db, fields) => makeRecruiter(db, fields, { requires_second_step: true }),
    screens: {
      'second-step-required': open('/positions', 'session.secondStepRequired'),
    },
  },
  'an administrator': {
    become: async (db, fields) => {
      const administrator = await makeAdministrator(db, fields)
      await fillLicence(db, administrator.licence, administrator)
      return administrator
    },
    screens: {
      'no-seat': open('/positions', 'session.toLicences'),
      licence: open('/profile?tab=licenses', 'licences.delete.act'),
      invite: async ({ page, words, ...seen }) => {
        await open('/profile?tab=licenses', 'licences.users.invite')({ page, words, ...seen })
        await press(page, words.at('licences.users.invite'))
        await press(page, words.at('licences.sendInvite'))
        await expect(page.getByText(words.error('email_required'))).toBeVisible()
      },
      'delete-licence': async ({ page, words, ...seen }) => {
        await open('/profile?tab=licenses', 'licences.delete.act')({ page, words, ...seen })
        await press(page, words.at('licences.delete.act'))
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
      billing: open('/profile?tab=billing', 'licences.invoice.open'),
      extra: open('/profile?tab=licenses', 'licences.extra.buy'),
      'integrations-not-in-plan': open('/profile?tab=integrations', 'integrations.askUs'),
    },
  },
  'an administrator of an enterprise licence': {
    become: makeEnterpriseAdministrator,
    screens: {
      'api-keys': open('/profile?tab=integrations', 'integrations.keys.expired'),
      'create-api-key': async ({ page, words, ...seen }) => {
        await open('/profile?tab=integrations', 'integrations.keys.create')({ page, words, ...seen })
        await press(page, words.at('integrations.keys.create'))
        await page.getByRole('dialog').getByRole('textbox').fill('HubSpot')
        await expect(page.getByText(words.at('integrations.keys.scopes'), { exact: true })).toBeVisible()
      },
      'new-api-key': async ({ page, words, ...seen }) => {
        await open('/profile?tab=integrations', 'integrations.keys.create')({ page, words, ...seen })
        await press(page, words.at('integrations.keys.create'))
        await page.getByRole('dialog').getByRole('textbox').fill('HubSpot')
        await press(page, words.at('integrations.keys.submit'))
        await expect(page.getByText(words.at('integrations.keys.secretText'))).toBeVisible()
      },
    },
  },
  'an owner of webhooks': {
    become: makeWebhookOwner,
    screens: {
      webhooks: open('/profile?tab=integrations', 'integrations.webhooks.paused'),
      'create-webhook': async ({ page, words, ...seen }) => {
        await open('/profile?tab=integrations', 'integrations.webhooks.paused')({ page, words, ...seen })
        await press(page, words.at('integrations.webhooks.create'))
        await page.getByRole('dialog').getByRole('textbox').fill('http://ats.example/')
        await press(page, words.at('integrations.webhooks.submit'))
        await expect(page.getByText(words.error('webhook_address'))).toBeVisible()
      },
      'edit-webhook': async ({ page, words, ...seen }) => {
        await open('/profile?tab=integrations', 'integrations.webhooks.paused')({ page, words, ...seen })
        await page.getByText(words.at('integrations.webhooks.edit'), { exact: true }).first().click()
        await expect(page.getByText(words.at('integrations.webhooks.pauseHint'))).toBeVisible()
      },
      'webhook-messages': async ({ page, words, ...seen }) => {
        await open('/profile?tab=integrations', 'integrations.webhooks.paused')({ page, words, ...seen })
        await page.getByText(words.at('integrations.webhooks.log'), { exact: true }).first().click()
        await expect(page.getByText('webhook.test', { exact: true })).toBeVisible()
      },
    },
  },
  'a manager': {
    become: async (db, fields) => {
      const { licence } = await makeAdministrator(db)
      const manager = await makePerson(db, fields)
      await insertManager(db, licence.licenceNo, manager.userId, new Date())
      return manager
    },
    screens: {
      requested: async ({ page, words, ...seen }) => {
        await open('/profile?tab=licenses', 'licences.extra.submit')({ page, words, ...seen })
        await press(page, words.at('licences.extra.submit'))
        await expect(page.getByText(words.at('licences.extra.done'))).toBeVisible()
      },
    },
  },
}

/** With a key in use, one that was replaced and one that has expired. */
async function makeEnterpriseAdministrator(db: Db, fields: { language: string }): Promise<LicensedUser> {
  const administrator = await makeAdministrator(db, fields)
  const { userId } = administrator
  const { licenceNo } = administrator.licence
  const enterprise = { tier: 'enterprise', size: null }
  await db.updateTable('licence').set(enterprise).where('licence_no', '=', licenceNo).execute()
  const recruiter = await makePerson(db, { name: 'Marco Ferrari', first_name: 'Marco', last_name: 'Ferrari' })
  await insertSeat(db, { licenceNo, userId: recruiter.userId }, new Date())
  const { seat_no: seatNo } = await db
    .selectFrom('seat')
    .select('seat_no')
    .where('user_id', '=', recruiter.userId)
    .executeTakeFirstOrThrow()
  const key = (daysAgo: number, given: { scopes?: readonly Scope[]; validDays?: number }) =>
    makeApiKey(db, { userId, seat: { seatNo } }, new Date(Date.now() - daysAgo * dayMs), given)
  await key(40, { validDays: 30 })
  const { keyId } = await key(2, { scopes: readScopes })
  const used = { last_used_at: new Date(Date.now() - hourMs), name: 'Bullhorn' }
  const rotated = { previous_hash: Buffer.from(keyId), previous_until: new Date(Date.now() + hourMs) }
  await db
    .updateTable('api_key')
    .set({ ...used, ...rotated })
    .where('key_id', '=', keyId)
    .execute()
  return administrator
}

/** Opens a URL and waits for the text that appears last. */
export function open(path: string, last?: string): Screen {
  return async ({ page, words }) => {
    await page.goto(path)
    await expect(page.locator('#content:visible, [role=alertdialog]').first()).toBeVisible()
    if (last)
      await expect(page.getByText(words.at(last), { exact: true }).filter({ visible: true }).first()).toBeVisible()
  }
}

/** Clicks a button, even if the header has a link of the same name. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
}

/** A verification link of somebody else's account. */
function openLink(text: string, fields: Parameters<typeof makePerson>[1] = { email_verified: false }): Screen {
  return async (seen) => {
    const { userId } = await makePerson(seen.db, { email: randomEmail('carla.esempio'), ...fields })
    await open(`/auth/verify?token=${await newLink(seen.db, userId)}`, text)(seen)
  }
}

/** A verification link of the account that is signed in. */
function openOwnLink(text: string): Screen {
  return async (seen) => {
    const { user } = await (await seen.page.request.get('/api/profile')).json()
    await open(`/auth/verify?token=${await newLink(seen.db, user.userID)}`, text)(seen)
  }
}

const newLink = (db: Db, userId: string) => makeVerificationLink(db, userId, new Date(Date.now() + hourMs))
