import { randomUUID } from 'node:crypto'
import { errors } from '@vedetta/contracts/calls/errors'
import type { SavedFilter } from '@vedetta/contracts/search/saved-filters'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let positionID: string
beforeAll(async () => {
  testApp = await createTestApp()
  const { db, search } = testApp
  await ensureIndices(search)
  positionID = await positionIdOf(db, await makePosition(db, { title: 'Saldatore TIG' }))
  await indexPositions(db, search)
})
afterAll(() => testApp.close())

describe('saved positions', () => {
  test('saved positions are toggled and listed with their companies', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const toggle = async (more: object = {}) => (await browser.post('/api/position/save', { positionID, ...more })).body
    expect(await toggle()).toEqual({ status: 'saved' })
    await browser.post('/api/position/status', { positionID, status: 'seen' })
    const { companies, positions } = (await browser.get('/api/position/saved')).body
    expect(positions).toMatchObject([{ positionID, name: 'Saldatore TIG', status: 'seen', closedAt: null }])
    expect(companies).toEqual([positions[0].company])
    const { description, descriptionMasks, evidence, others, told, ...facts } = (
      await browser.get(`/api/position/detail?positionID=${positionID}`)
    ).body
    expect(positions).toEqual([{ ...facts, savedAt: expect.any(String) }])
    expect(facts).toMatchObject({ saved: true, employer: { name: expect.any(String) }, sources: [{}] })
    expect(await toggle({ saved: true })).toEqual({ status: 'saved' })
    expect(await toggle()).toEqual({ status: 'removed' })
    expect((await browser.get('/api/position/saved')).body).toEqual({ companies: [], positions: [] })
  })

  test('saving an unknown position is refused', async () => {
    const { browser } = await signUpWithSeat(testApp)
    expect(await browser.post('/api/position/save', { positionID: randomUUID() })).toMatchObject({
      status: 404,
      body: { code: 'unknown_position' },
    })
  })
})

describe('saved filters', () => {
  test('filters are saved, listed with their criteria, counted, changed and deleted', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const criteria = {
      position: { name: ['saldatore'], city: { mode: 'range', istat: '016024', fromKm: 5, toKm: 50 } },
      notPosition: { contract: ['internship'] },
      company: { employees: { from: 10 } },
      notCompany: { companyName: ['Rossi'] },
      from: '2026-01-01T00:00:00+01:00',
      statuses: ['notSeen'],
      aiSearch: false,
    }
    const saved = await browser.post('/api/filter/save', { name: 'Saldatori', ...criteria })
    expect(saved).toMatchObject({ status: 200, body: { created: expect.any(String), count: 0 } })
    const { filterID } = saved.body
    expect((await browser.get('/api/filter/saved')).body.filters).toEqual([
      {
        filterID,
        name: 'Saldatori',
        createdAt: saved.body.created,
        count: 0,
        matchCount: 0,
        bell: false,
        toSee: 0,
        today: 0,
        ...criteria,
      },
    ])
    expect((await browser.get('/api/filter/saved?toSee=left')).body.filters).toMatchObject([
      { filterID, count: 0, toSee: null, today: null },
    ])
    await browser.post('/api/filter/save', { filterID, name: 'Saldatori', position: { name: 'saldatore' } })
    expect((await browser.get(`/api/filter/count?filterID=${filterID}`)).body).toEqual({ count: 1, toSee: 1, today: 1 })
    expect((await browser.post('/api/filter/counts', { filterIDs: [randomUUID(), filterID] })).body).toEqual({
      counts: [{ filterID, count: 1, toSee: 1, today: 1 }],
    })
    for (const _ of [1, 2]) expect((await browser.post('/api/filter/delete', { filterID })).body).toEqual({})
    expect((await browser.get('/api/filter/saved')).body).toEqual({ filters: [] })
    expect(await browser.get(`/api/filter/count?filterID=${filterID}`)).toMatchObject({
      status: 404,
      body: { code: 'unknown_filter' },
    })
  })

  test('saved filters need a unique name', async () => {
    const { browser } = await signUpWithSeat(testApp)
    for (const name of [undefined, '', ' ', 'x'.repeat(81), 7])
      expect(await browser.post('/api/filter/save', { name })).toMatchObject({
        status: 400,
        body: { code: 'filter_name_required' },
      })
    await browser.post('/api/filter/save', { name: 'Tutti' })
    expect(await browser.post('/api/filter/save', { name: 'tutti', statuses: ['seen'] })).toMatchObject({
      status: 409,
      body: { code: 'filter_name_taken' },
    })
  })

  test('saved filters are limited by the plan, with the specified message', async () => {
    const { browser } = await signUpWithSeat(testApp, { tier: 'basic', size: 1 })
    for (const n of [1, 2, 3, 4, 5]) await browser.post('/api/filter/save', { name: `Filtro ${n}` })
    const { status, body } = await browser.post('/api/filter/save', { name: 'Filtro 6' })
    expect([status, body]).toEqual([409, { code: 'max_saved_filters', message: 'Max saved filters reached' }])
  })
})

describe('bells of saved filters', () => {
  test('a bell is saved with its filter or set later, and the list is in the user’s order', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const save = async (filter: object) => (await browser.post('/api/filter/save', filter)).body.filterID
    const told = await save({ name: 'Avvisami', bell: true })
    const silent = await save({ name: 'In silenzio' })
    const listed = async () =>
      (await browser.get('/api/filter/saved')).body.filters.map(({ filterID, bell }: SavedFilter) => [filterID, bell])
    expect(await listed()).toEqual([
      [silent, false],
      [told, true],
    ])
    expect(await browser.post('/api/filter/bell', { filterID: silent, on: true })).toMatchObject({
      status: 200,
      body: { bell: true },
    })
    await browser.post('/api/filter/bell', { filterID: told, on: false })
    expect((await browser.post('/api/filter/order', { filterIDs: [told, silent] })).body).toEqual({})
    expect(await listed()).toEqual([
      [told, false],
      [silent, true],
    ])
    for (const filterIDs of [[], [told, told], Array.from({ length: 501 }, () => randomUUID())])
      expect((await browser.post('/api/filter/order', { filterIDs })).status).toBe(400)
  })

  test('a bell on a plan without alerts is refused with the next step', async () => {
    const { browser } = await signUpWithSeat(testApp, { tier: 'basic', size: 1 })
    const { filterID } = (await browser.post('/api/filter/save', { name: 'Tutti' })).body
    const refused = { status: 403, body: { code: 'alerts_not_in_plan', message: errors.alerts_not_in_plan.en } }
    expect(await browser.post('/api/filter/bell', { filterID, on: true })).toMatchObject(refused)
    expect(await browser.post('/api/filter/save', { name: 'Altri', bell: true })).toMatchObject(refused)
  })
})
