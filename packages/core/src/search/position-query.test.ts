import { positionCriteria } from '@vedetta/contracts/position-search'
import { expect, test } from 'vitest'
import { AppError } from '../app-error.ts'
import { positionQuery, positionSearchBody } from './position-query.ts'

const query = (criteria: object) => positionQuery(positionCriteria.parse(criteria)).bool

test('no criteria leave out only what is gone', () => {
  expect(query({})).toEqual({ filter: [], must_not: [{ exists: { field: 'stubbed_at' } }] })
})

test('fields narrow each other', () => {
  expect(
    query({ position: { name: 'saldatore', contract: ['permanent'] }, company: { sectors: ['metalworking'] } })?.filter,
  ).toEqual([
    { match: { title: { query: 'saldatore', operator: 'and' } } },
    { terms: { contract: ['permanent'] } },
    { terms: { sector: ['metalworking'] } },
  ])
})

test('city, provinces and regions are one union of places', () => {
  const filter = query({
    position: { city: { mode: 'radius', istat: '016024', km: 30 }, provinces: ['MI'], regions: ['05'] },
  })?.filter
  expect(filter).toEqual([
    {
      bool: {
        should: [
          {
            geo_distance: { distance: '30km', points: { lat: expect.closeTo(45.69, 1), lon: expect.closeTo(9.67, 1) } },
          },
          { terms: { within_provinces: ['MI'] } },
          { terms: { within_regions: ['05'] } },
        ],
        minimum_should_match: 1,
      },
    },
  ])
})

test('any match of a not-group excludes', () => {
  const excluded = query({
    notPosition: { provinces: ['MI'], contract: ['internship'] },
    notCompany: { sectors: ['staffing_hr'] },
  })?.must_not
  expect(excluded).toEqual([
    { exists: { field: 'stubbed_at' } },
    { terms: { within_provinces: ['MI'] } },
    { terms: { contract: ['internship'] } },
    { terms: { sector: ['staffing_hr'] } },
  ])
})

test('the range of dates holds its start and not its end', () => {
  expect(query({ from: '2026-11-01T00:00:00Z', to: '2026-11-08T00:00:00+01:00' })?.filter).toEqual([
    { range: { first_seen: { gte: Date.UTC(2026, 10, 1), lt: Date.UTC(2026, 10, 7, 23) } } },
  ])
})

test('a town that does not exist is an error a person can act on', () => {
  expect(() => query({ position: { city: { mode: 'radius', istat: '999999', km: 5 } } })).toThrow(AppError)
  expect(() => query({ position: { city: { mode: 'exact', istat: '999999' } } })).toThrow(AppError)
})

test('page 3 starts after two pages of 25, newest first', () => {
  const body = positionSearchBody(positionCriteria.parse({}), 3)
  expect(body).toMatchObject({
    from: 50,
    size: 25,
    sort: [{ first_seen: 'desc' }, { position_no: 'desc' }],
    track_total_hits: true,
  })
})
