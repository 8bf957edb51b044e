import { describe, expect, it } from 'vitest'
import { positionOfPosting, postingsIn } from './job-posting.ts'

const source = { system: 'x', answerUrl: 'https://a.example/feed', url: 'https://a.example/', reference: null }
const read = (posting: unknown) => positionOfPosting(posting, source)

describe('positionOfPosting', () => {
  it.each([
    ['a place', { address: { addressLocality: 'Prato' } }, ['Prato']],
    [
      'places',
      [{ address: { addressLocality: 'Prato' } }, { address: { addressRegion: 'Toscana' } }, { name: 'Pistoia' }],
      ['Prato', 'Toscana', 'Pistoia'],
    ],
    ['words', 'Prato', ['Prato']],
    ['an address in words', { address: 'Prato (PO)' }, ['Prato (PO)']],
    ['nothing', [{}, null, []], undefined],
  ])('reads %s', (_, jobLocation, expected) => {
    expect(read({ title: 'Filatore', jobLocation })?.hints.place?.map(({ text }) => text)).toEqual(expected)
  })

  it.each([
    ['FULL_TIME', 'FULL_TIME', 'FULL_TIME'],
    [['PART_TIME', 'TEMPORARY'], 'TEMPORARY', 'PART_TIME'],
    [['INTERN'], 'INTERN', 'INTERN'],
    [[], undefined, undefined],
    [7, undefined, undefined],
  ])('reads the employment type %j', (employmentType, contract, schedule) => {
    const hints = read({ title: 'Filatore', employmentType })?.hints
    expect([hints?.contract?.text, hints?.schedule?.text]).toEqual([contract, schedule])
  })

  it('requires a title, and takes the posting’s own address and number', () => {
    expect(read({})).toBeNull()
    expect(read(null)).toBeNull()
    expect(read({ name: 'Filatore', url: '/lavori/3', identifier: { value: 'R3' } })).toMatchObject({
      url: 'https://a.example/lavori/3',
      reference: 'R3',
    })
    expect(read({ title: 'Filatore', url: 'javascript:1', identifier: 'R4' })).toMatchObject({
      url: 'https://a.example/',
      reference: 'R4',
    })
  })
})

describe('postingsIn', () => {
  it('finds postings however they are wrapped, in order', () => {
    const posting = (title: string) => ({ '@type': 'JobPosting', title })
    expect(postingsIn({ '@graph': [{ '@type': 'WebPage' }, posting('a'), { item: [posting('b')] }] })).toEqual([
      posting('a'),
      posting('b'),
    ])
    expect(postingsIn([{ '@type': ['Thing', 'JobPosting'], title: 'c' }])).toHaveLength(1)
    expect(postingsIn('JobPosting')).toEqual([])
  })

  it('terminates at any depth', () => {
    let deep: unknown = { '@type': 'JobPosting' }
    for (let level = 0; level < 100_000; level++) deep = { deep }
    expect(postingsIn(deep)).toEqual([])
  })
})
