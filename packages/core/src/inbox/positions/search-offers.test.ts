import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { describe, expect, test } from 'vitest'
import { changesOfEmpty } from './search-offers.ts'

const of = (criteria: object): PositionCriteria => positionCriteria.parse(criteria)
const circle = (km: number) => ({ mode: 'radius' as const, istat: '016024', km })
const names = { mended: (text: string) => (text === 'saldatoe tig' ? ['saldatore tig'] : []) }
const changes = (criteria: object) =>
  changesOfEmpty(of(criteria), names).map(({ kind, field, word }) => [kind, word ?? field].join(' '))

describe('the changes of a search that found nothing', () => {
  test('each leaves out or widens one thing, the likeliest first, and none leaves nothing to search for', () => {
    expect(
      changes({
        position: { name: 'manutentore elettromeccanico', city: circle(20), contract: ['permanent'] },
        notPosition: { schedule: ['part'] },
        from: '2026-11-01T00:00:00Z',
        statuses: ['notSeen'],
      }),
    ).toEqual([
      'wordDropped elettromeccanico',
      'wordDropped manutentore',
      'widerRadius city',
      'widerRadius city',
      'periodDropped period',
      'statusesDropped statuses',
      'conditionDropped city',
      'conditionDropped contract',
    ])
    expect(changes({ position: { name: 'manutentore' }, notPosition: { schedule: ['part'] } })).toEqual([
      'exclusionDropped schedule',
    ])
    expect(changes({ position: { name: 'manutentore' }, from: '2026-11-01T00:00:00Z' })).toEqual([
      'periodDropped period',
    ])
    expect(changes({ from: '2026-11-01T00:00:00Z', statuses: ['notSeen'] })).toEqual([])
    expect(changes({ position: { name: 'manutentore', contract: ['permanent'] } })).toEqual([
      'conditionDropped contract',
      'conditionDropped name',
    ])
  })

  test('a misspelt role is mended first', () => {
    expect(changes({ position: { name: 'saldatoe tig' } })).toEqual([
      'wordMended saldatore tig',
      'wordDropped tig',
      'wordDropped saldatoe',
    ])
    expect(changes({ position: { name: '"saldatoe tig"' } })).toEqual([])
  })

  test.each(['"capo officina"', 'cuoco OR chef', 'cuoco -stagista', 'cuoco'])(
    'a role that is not plain words stays whole: %s',
    (name) => {
      expect(changes({ position: { name } })).toEqual([])
    },
  )

  test.each([
    [{ mode: 'exact', istat: '016024' }, [100]],
    [circle(20), [30, 100]],
    [circle(50), [100, 100]],
    [circle(100), [200]],
    [{ mode: 'range', istat: '016024', fromKm: 10, toKm: 30 }, []],
  ])('a place %j is widened to %j km', (city, km) => {
    const wider = changesOfEmpty(of({ position: { name: 'cuoco', city } }), names).filter(
      ({ kind }) => kind === 'widerRadius',
    )
    expect(wider.map(({ criteria: { position } }) => position.city?.mode === 'radius' && position.city.km)).toEqual(km)
  })
})
