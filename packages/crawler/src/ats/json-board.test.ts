import { describe, expect, it } from 'vitest'
import { readListed } from './json-board.ts'
import { textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'

const url = 'https://board.example/'
const positionIn = (job: unknown) => {
  const title = textAt(job, 'title')
  return title === null ? null : positionOf('x', url, { title, url, reference: null, sections: [], stated: {} })
}

describe('readListed', () => {
  it('is complete only if every job could be read', () => {
    expect(readListed([{ title: 'Fabbro' }], positionIn)).toMatchObject({ positions: [{ by: 'x' }], isComplete: true })
    expect(readListed([{ title: 'Fabbro' }, {}], positionIn)).toMatchObject({ positions: [{}], isComplete: false })
    expect(readListed([], positionIn)).toEqual({ positions: [], next: [], isComplete: true })
  })

  it.each([undefined, null, {}, 'x'])('does not take %s for an empty board', (list) => {
    expect(readListed(list, positionIn).isComplete).toBe(false)
  })

  it('does not call a list complete that is too long to be read wholly', () => {
    const read = readListed(Array(2_001).fill({ title: 'Fabbro' }), positionIn)
    expect(read.positions).toHaveLength(2_000)
    expect(read.isComplete).toBe(false)
  })
})
