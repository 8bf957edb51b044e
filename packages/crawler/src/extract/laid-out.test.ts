import { describe, expect, it } from 'vitest'
import type { CandidateFacts } from '../score/candidate-facts.ts'
import { factOf } from '../score/candidate-facts.ts'
import { weighLoose } from './laid-out.ts'
import { contextOf } from './testing/read-body.ts'

const asked: CandidateFacts[] = []
const context = {
  ...contextOf('careers'),
  scorer: {
    couldReach: () => true,
    scoreGroup(group: readonly CandidateFacts[]) {
      asked.splice(0, asked.length, ...group)
      return group.map((_, index) => ({ confidence: index === 0 ? 0.9 : 0.1, reasons: [] }))
    },
  },
}
const frame = { by: 'data', url: 'https://acme.example/jobs', headline: 'Jobs', heading: 'openings' } as const

describe('weighLoose', () => {
  const weighed = weighLoose(
    [
      { title: 'Saldatore <TIG>', texts: ['Lodi', 'Contratto a tempo determinato'], url: 'https://acme.example/1' },
      { title: 'Privacy & cookie', texts: [], url: null },
    ],
    frame,
    context,
  )

  it('tells the facts of adverts in data as of those on a page', () => {
    const [first] = asked
    expect(first?.texts).toMatchObject({ title: 'Saldatore <TIG>', heading: 'openings' })
    expect(first && factOf(first.numbers, 'isData')).toBe(1)
    expect(first && factOf(first.numbers, 'signContract')).toBe(1)
    expect(first && factOf(first.numbers, 'signPage')).toBe(1)
  })

  it('leaves out what is too unlikely', () => {
    expect(weighed[0]).not.toBeNull()
    expect(weighed[1]).toBeNull()
  })
})
