import { expect, it } from 'vitest'
import { mergePoints } from './map-points.ts'

const point = (label: string, lat: number, lon: number, size: number, tone: 'brand' | 'ink' = 'brand') => {
  return { label, lat, lon, size, tone }
}

it('mergePoints merges adjacent towns into one point, at the largest of them', () => {
  const points = [
    point('Lerici', 44.076, 9.911, 1),
    point('La Spezia', 44.103, 9.824, 5),
    point('Vezzano Ligure', 44.14, 9.88, 2),
    point('Roma', 41.893, 12.483, 6),
  ]
  expect(mergePoints(points).map(({ labels, size }) => [labels, size])).toEqual([
    [['La Spezia', 'Vezzano Ligure', 'Lerici'], 8],
    [['Roma'], 6],
  ])
})

it('mergePoints does not merge points of different tones', () => {
  const points = [point('Roma', 41.893, 12.483, 6), point('Roma', 41.893, 12.483, 0, 'ink')]
  expect(mergePoints(points).map(({ tone }) => tone)).toEqual(['brand', 'ink'])
})
