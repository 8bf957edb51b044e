import {
  sendContactMessage as messageCall,
  requestSiteOptOut as siteOptOutCall,
} from '@vedetta/contracts/operations/contact-message'
import { listRequests as listRequestsCall, type RequestOutcome } from '@vedetta/contracts/operations/requests'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { unlockContact } from '../../companies/contacts/unlock-contact.ts'
import { addMonths } from '../../customers/ledger/period.ts'
import type { Actor } from '../../platform/viewer.ts'
import { makeContact } from '../../testing/factories.ts'
import { makeRecruiter, makeUser, viewerOf } from '../../testing/people.ts'
import { easyCaptcha } from '../../testing/solve-captcha.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { renderMail } from '../mail-sender/render-mail.ts'
import { answerRequest } from './answer-request.ts'
import { listRequests } from './list-requests.ts'
import { requestSiteOptOut } from './request-site-opt-out.ts'
import { sendContactMessage } from './send-contact-message.ts'

const now = new Date()
const secrets = ['of nobody else, and long enough for it'] as const
const publicUrl = 'https://vedetta.example'

let database: Awaited<ReturnType<typeof createTestDb>>
let operator: Actor
beforeAll(async () => {
  database = await createTestDb()
  operator = await viewerOf(database.db, await makeUser(database.db, { is_operator: true }), now)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('request').execute()
  await database.db.deleteFrom('mail').execute()
})

const deps = () => ({ db: database.db, secrets, publicUrl, clock: () => now })
const visitor = { name: ' Anna Prova ', email: 'Anna@Agenzia.example', language: 'en' }

async function write(fields: object = {}): Promise<void> {
  const sent = { ...visitor, topic: 'trial', message: 'Vorrei provarla\nper sei mesi.', ...fields }
  await sendContactMessage(deps(), messageCall.input.parse({ ...sent, captcha: await easyCaptcha(secrets) }))
}

async function askOptOut(fields: object = {}): Promise<void> {
  const sent = { ...visitor, url: 'WWW.Officine.example/lavora', ...fields }
  await requestSiteOptOut(deps(), siteOptOutCall.input.parse({ ...sent, captcha: await easyCaptcha(secrets) }))
}

const waiting = async () => (await listRequests(database.db, listRequestsCall.input.parse({}))).requests

async function answer(outcome: RequestOutcome, text?: string): Promise<void> {
  const [request] = await waiting()
  await answerRequest(database.db, operator, { requestID: request?.requestID ?? '', outcome, text }, now)
}

async function mailsTo(recipient: string) {
  const mails = await database.db.selectFrom('mail').selectAll().where('recipient', '=', recipient).execute()
  return Promise.all(mails.map((mail) => renderMail(mail.template, mail.language as 'it' | 'en', mail.params)))
}

describe('a contact message', () => {
  test('waits for the operators, who get a mail without its sender and text', async () => {
    await write({ company: 'Agenzia Ponte' })
    expect(await waiting()).toMatchObject([
      {
        kind: 'message',
        by: 'anna@agenzia.example',
        subject: { name: 'Anna Prova', companyID: null, positionID: null },
        sender: {
          name: 'Anna Prova',
          company: 'Agenzia Ponte',
          topic: 'trial',
          message: 'Vorrei provarla\nper sei mesi.',
        },
      },
    ])
    const [mail, ...others] = await mailsTo(operator.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain(`${publicUrl}/operator/requests?kind=message`)
    expect(mail?.text).not.toMatch(/Anna|Ponte|provarla/)
    expect(await mailsTo('anna@agenzia.example')).toEqual([])
  })

  test('is answered by mail in the visitor’s language, without quoting it', async () => {
    await write()
    await answer('confirmed', 'Gladly.\n\nShall we say Tuesday?')
    const [mail, ...others] = await mailsTo('anna@agenzia.example')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Vedetta’s answer: A trial of 3 or 6 months')
    expect(mail?.text).toContain('Gladly.\n\nShall we say Tuesday?')
    expect(mail?.text).not.toMatch(/Anna|provarla/)
    expect(await waiting()).toEqual([])
  })

  test('can not be answered without a text', async () => {
    await write()
    await expect(answer('confirmed')).rejects.toMatchObject({ code: 'answer_required' })
    expect(await waiting()).toHaveLength(1)
  })

  test('can be closed without an answer, and no mail is sent', async () => {
    await write()
    await answer('declined', 'pubblicità')
    expect(await waiting()).toEqual([])
    expect(await mailsTo('anna@agenzia.example')).toEqual([])
  })

  test('with a captcha used before is refused', async () => {
    const captcha = await easyCaptcha(secrets)
    const sent = messageCall.input.parse({ ...visitor, topic: 'demo', message: 'Una sola volta', captcha })
    await sendContactMessage(deps(), sent)
    await expect(sendContactMessage(deps(), sent)).rejects.toMatchObject({ code: 'invalid_captcha' })
    expect(await waiting()).toHaveLength(1)
  })

  test.each([
    [{ name: ' ' }, 'name_required'],
    [{ email: 'nessuno' }, 'email_required'],
    [{ message: ' ' }, 'message_required'],
    [{ message: 'x'.repeat(4_001) }, 'message_too_long'],
    [{ captcha: '' }, 'captcha_required'],
  ])('with the invalid field %o is refused', (fields, code) => {
    const sent = { ...visitor, topic: 'demo', message: 'Buongiorno', captcha: 'x', ...fields }
    expect(messageCall.input.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual([code])
  })
})

describe('a request to opt out a site', () => {
  const optedOut = async () => (await database.pool.query('SELECT host FROM opt_out')).rows.map(({ host }) => host)

  test('takes effect when an operator confirms it, and waits once when repeated', async () => {
    await askOptOut()
    await askOptOut({ url: 'https://www.officine.example', message: 'È il nostro sito' })
    expect(await waiting()).toMatchObject([
      { kind: 'site_opt_out', url: 'https://www.officine.example', subject: { name: 'https://www.officine.example' } },
    ])
    expect(await optedOut()).toEqual([])
    await answer('confirmed')
    expect(await optedOut()).toEqual(['officine.example'])
    const [mail] = await mailsTo('anna@agenzia.example')
    expect(mail?.text).toContain('no longer visits www.officine.example')
  })

  test('has no effect when the operator declines it, and the visitor is mailed the reason', async () => {
    await database.pool.query('DELETE FROM opt_out')
    await askOptOut()
    await answer('declined', 'Write to us from an address of the site.')
    expect(await optedOut()).toEqual([])
    const [mail] = await mailsTo('anna@agenzia.example')
    expect(mail?.text).toContain('“Write to us from an address of the site.”')
  })
})

describe('a request about personal data', () => {
  const ask = () => write({ topic: 'personal_data', message: 'Cancellatemi.' })

  test('has the deadline of the law, and can be read by its kind', async () => {
    await ask()
    const input = listRequestsCall.input.parse({ kind: 'personal_data' })
    const { requests, total } = await listRequests(database.db, input)
    expect(total).toBe(1)
    expect(requests).toMatchObject([{ kind: 'personal_data', dueAt: addMonths(now, 1).toISOString() }])
  })

  test('that an operator confirms erases the sender, where they say so, and tells whoever received them', async () => {
    const contactID = await makeContact(database.db, { email: 'Anna@agenzia.example' })
    const viewer = await makeRecruiter(database.db, now, { monthly_credits: 100 })
    await unlockContact(database.db, viewer, contactID, now)
    await ask()
    await answer('confirmed', 'Le rispondiamo.')
    const contacts = () => database.db.selectFrom('company_contact').select('email').execute()
    expect(await contacts()).toHaveLength(1)
    await ask()
    const [request] = await waiting()
    const erasing = { requestID: request?.requestID ?? '', outcome: 'confirmed', text: 'Fatto.', erases: true } as const
    await answerRequest(database.as('api').db, operator, erasing, now)
    expect(await contacts()).toEqual([])
    const changes = await database.db.selectFrom('contact_change').select(['contact_id', 'kind']).execute()
    expect(changes).toEqual([{ contact_id: contactID, kind: 'erased' }])
    const acts = await database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('act', '=', 'contact_opted_out')
      .execute()
    expect(acts).toMatchObject([{ details: { by: 'request', deleted: 1 } }])
    expect(await mailsTo('anna@agenzia.example')).toHaveLength(2)
  })
})
