import { expect, it } from 'vitest'
import { ChangeTrackingMap } from './change-tracking-map.ts'

it('ChangeTrackingMap lists the entries that differ from when it began', () => {
  const map = new ChangeTrackingMap<string, number>()
  map.set('same', 1)
  map.set('changed', 1)
  map.set('gone', 1)
  map.set('back', 1)
  map.begin()
  map.set('same', 1)
  map.set('changed', 2)
  map.set('changed', 3)
  map.delete('gone')
  map.delete('back')
  map.set('back', 1)
  map.set('new', 4)
  map.set('passing', 5)
  map.delete('passing')
  expect(map.changes()).toEqual([
    { key: 'changed', was: 1, is: 3 },
    { key: 'gone', was: 1, is: undefined },
    { key: 'new', was: undefined, is: 4 },
  ])
})
