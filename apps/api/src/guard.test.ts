import { accessLevels } from '@vedetta/contracts/calls/call'
import type { LicenceRole } from '@vedetta/core/customers/licences/licence-role.queries'
import type { Viewer } from '@vedetta/core/platform/viewer'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { guardLicence, guardViewer } from './guard.ts'

const seat = {
  seatNo: 1,
  licenceNo: 1,
  licenceId: 'a',
  tier: 'team',
  expiresAt: new Date(),
  requiresSecondStep: false,
  publicApi: false,
  usedAt: null,
} as const
const person: Viewer = {
  userId: 'anna',
  sessionId: 'session',
  email: 'anna@prova.example',
  firstName: 'Anna',
  language: 'it',
  emailVerified: true,
  isOperator: false,
  hasSecondStep: true,
  seat: null,
}

const refusalOf = (access: (typeof accessLevels)[number], viewer: Viewer | null) => {
  try {
    guardViewer(access, viewer)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}
const refusals = (viewer: Viewer | null) =>
  Object.fromEntries(accessLevels.map((access) => [access, refusalOf(access, viewer)]))

/** Every level but that of operators. */
const all = {
  public: null,
  user: null,
  verified: null,
  licence: null,
  payer: null,
  manager: null,
  administrator: null,
}

test('guardViewer refuses each persona with the code of what is missing', () => {
  expect(refusals(null)).toEqual({
    public: null,
    user: 'sign_in_required',
    verified: 'sign_in_required',
    licence: 'sign_in_required',
    payer: 'sign_in_required',
    manager: 'sign_in_required',
    administrator: 'sign_in_required',
    operator: 'sign_in_required',
  })
  expect(refusals({ ...person, emailVerified: false, seat, isOperator: true })).toEqual({
    public: null,
    user: null,
    verified: 'email_unverified',
    licence: 'email_unverified',
    payer: 'email_unverified',
    manager: 'email_unverified',
    administrator: 'email_unverified',
    operator: 'email_unverified',
  })
  expect(refusals(person)).toEqual({ ...all, licence: 'licence_required', operator: 'forbidden' })
  expect(refusals({ ...person, seat })).toEqual({ ...all, operator: 'forbidden' })
  expect(refusals({ ...person, isOperator: true })).toEqual({ ...all, licence: 'licence_required', operator: null })
})

test('guardViewer refuses operators and the seats of a licence that wants it a call without a second step', () => {
  const strict = { ...seat, requiresSecondStep: true }
  const without = { ...person, hasSecondStep: false }
  expect(refusals({ ...without, seat, isOperator: true })).toEqual({ ...all, operator: 'second_step_required' })
  expect(refusals({ ...without, seat: strict })).toEqual({
    ...all,
    licence: 'second_step_required',
    operator: 'forbidden',
  })
  expect(refusals({ ...person, seat: strict, isOperator: true })).toEqual({ ...all, operator: null })
})

describe('guardLicence', () => {
  const roles: Record<string, LicenceRole[]> = {
    mine: ['administrator'],
    ours: ['manager'],
    bought: ['payer'],
    both: ['manager', 'payer'],
  }
  const app = {
    licenceRoles: async (_userId: string, licenceId: string) => roles[licenceId] ?? [],
  } as FastifyInstance
  const guard = (access: (typeof accessLevels)[number], licenceID: string) =>
    guardLicence(app, access, person, { licenceID })

  test('guardLicence lets administrators do everything and managers what managers may', async () => {
    await guard('administrator', 'mine')
    await guard('manager', 'mine')
    await guard('manager', 'ours')
    await expect(guard('administrator', 'ours')).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('guardLicence lets a payer pay and no more, and a manager pay only as the payer', async () => {
    for (const licenceID of ['mine', 'bought', 'both']) await guard('payer', licenceID)
    await guard('manager', 'both')
    for (const access of ['manager', 'administrator'] as const)
      await expect(guard(access, 'bought')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(guard('payer', 'ours')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(guard('administrator', 'both')).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('guardLicence refuses another’s licence and an unknown one alike', async () => {
    for (const access of ['payer', 'manager', 'administrator'] as const)
      await expect(guard(access, 'theirs or nobody’s')).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('guardLicence queries nothing for calls without a licence', async () => {
    await expect(guardLicence(app, 'licence', person, {})).resolves.toBeUndefined()
  })
})
