import { expect, test } from 'vitest'
import type { z } from 'zod'
import { getCompany } from '../companies/company-detail.ts'
import { getPosition } from '../inbox/position-detail.ts'
import { listSavedPositions } from '../inbox/saved-positions.ts'
import { searchPublic } from '../operations/public-figures.ts'
import { getPublicStatus } from '../operations/public-status.ts'
import { isUserRequest, requestKinds, userRequestKinds, visitorRequestKinds } from '../operations/requests.ts'
import { maxReadingReasons, positionReading } from '../positions/position-reading.ts'
import { matchRanges } from '../search/match-ranges.ts'
import { keysOf } from '../text/vocabulary.ts'
import { freshnessWindow } from '../watch/freshness.ts'
import { getWatchStatus } from '../watch/watch-status.ts'
import { errorBody } from './errors.ts'

test('an error has a known code, a message and perhaps the number of its request', () => {
  const body = { code: 'internal_error', message: 'Something went wrong', requestId: 'r1' }
  expect(errorBody.parse(body)).toEqual(body)
  expect(errorBody.safeParse({ ...body, code: 'magic' }).success).toBe(false)
})

test('the quota of a company is always an estimate', () => {
  const { reserveQuota } = getCompany.output.shape
  expect(
    [true, false, undefined].map((isEstimate) => reserveQuota.safeParse({ isEstimate, people: 1 }).success),
  ).toEqual([true, false, false])
})

test.each<[string, z.ZodType]>([
  ['the confidence of a reading', positionReading.shape.confidence],
  ['the share of unchanged sites', getWatchStatus.output.shape.figures.shape.unchangedShare],
  ['the share of visited sites', getPublicStatus.output.shape.visitedShare],
])('%s is from 0 to 1', (_, share) => {
  expect([0, 0.5, 1, -0.1, 1.1].map((value) => share.safeParse(value).success)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('a figure of the watch is not negative', () => {
  const { visitsPerSecond, visitsToday } = getWatchStatus.output.shape.figures.shape
  for (const figure of [visitsPerSecond, visitsToday])
    expect([0, 7, -1].map((value) => figure.safeParse(value).success)).toEqual([true, true, false])
})

test('a reading has no reason or several, up to its maximum', () => {
  const accepts = (count: number) => positionReading.shape.reasons.safeParse(Array(count).fill('title')).success
  expect([0, 1, maxReadingReasons, maxReadingReasons + 1].map(accepts)).toEqual([true, true, true, false])
})

test('the public status leaves out how few were measured, which the operators see', () => {
  const published = getPublicStatus.output.shape.freshness.element.shape.stages.element.shape.measured
  const watched = freshnessWindow.shape.stages.element.shape.measured
  expect([published, watched].map((measured) => measured.safeParse(null).success)).toEqual([true, false])
})

test('a match is a range with a start and an end', () => {
  expect([[[0, 4]], [], [[0]], [[0, 4, 5]], [0, 4]].map((ranges) => matchRanges.safeParse(ranges).success)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a province of a public search has its name and its open positions', () => {
  expect(Object.keys(searchPublic.output.shape.provinces.element.shape)).toEqual(['code', 'name', 'slug', 'open'])
})

test('a saved position has the fields of the detail but for its texts, the company’s other positions and when it was told', () => {
  const left = ['description', 'descriptionMasks', 'evidence', 'others', 'told']
  const detail = Object.keys(getPosition.output.shape).filter((field) => !left.includes(field))
  expect(Object.keys(listSavedPositions.output.shape.positions.element.shape)).toEqual([...detail, 'savedAt'])
})

test('the requests of users are of all kinds but those of visitors', () => {
  expect([...userRequestKinds, ...visitorRequestKinds]).toEqual(keysOf(requestKinds))
  expect(visitorRequestKinds.filter(isUserRequest)).toEqual([])
})
