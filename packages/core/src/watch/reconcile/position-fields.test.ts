import { describe, expect, it } from 'vitest'
import { readEvidence } from '../../inbox/positions/read-evidence.ts'
import { watchedPosition } from '../../testing/watched-position.ts'
import { areSameFields, descriptionOf, fieldsOf, quotesOf } from './position-fields.ts'

const url = 'https://prova.example/lavora-con-noi'

describe('fieldsOf', () => {
  it('ignores the order of lists and repeated values', () => {
    const one = fieldsOf(watchedPosition({ skills: ['TIG', 'disegno', 'TIG'], towns: ['017029', '015146'] }))
    const other = fieldsOf(watchedPosition({ skills: ['disegno', 'TIG'], towns: ['015146', '017029'] }))
    expect(one.skills).toEqual(['TIG', 'disegno'])
    expect(areSameFields(one, other)).toBe(true)
    expect(areSameFields(one, { ...other, skills: ['TIG'] })).toBe(false)
    expect(areSameFields(one, { ...other, contract: 'permanent' })).toBe(false)
  })

  it('leaves out places that are no municipality', () => {
    const position = watchedPosition({ towns: [] })
    const lugano = {
      value: { istat: null, name: 'Lugano', lat: 46, lon: 9 },
      quote: { text: 'Lugano', url },
      by: 'places',
    }
    expect(fieldsOf({ ...position, places: [lugano] }).municipalities).toEqual([])
  })

  it('keeps pay and experience within their columns', () => {
    const quote = { text: '9,50 euro', url }
    const pay = { from: 9.5, to: 1e12, period: 'hour' as const, perYear: { from: 19_000, to: 1e15 } }
    const fields = fieldsOf({
      ...watchedPosition(),
      pay: { value: pay, quote, by: 'pay' },
      experienceYears: { value: 1e6, quote, by: 'experience' },
    })
    expect(fields).toMatchObject({ pay_from: 10, pay_to: 10_000_000, pay_period: 'hour', experience_years: 60 })
  })
})

describe('descriptionOf', () => {
  it('drops characters that PostgreSQL cannot store', () => {
    const description = descriptionOf(watchedPosition({ description: 'Uno\0\x07\n- due\ud800' }))
    expect(description).toBe('Uno\n- due\ufffd')
    const long = descriptionOf(watchedPosition({ description: `${'a'.repeat(19_999)}😀` }))
    expect(long.isWellFormed()).toBe(true)
    expect(long).toHaveLength(20_000)
  })
})

describe('quotesOf', () => {
  it('keys the quotes by column, as the detail of a position expects', () => {
    const quotes = quotesOf(watchedPosition({ skills: ['TIG', 'disegno'], contract: 'permanent' }))
    const shown = (text: string) => ({ text, masks: [] })
    expect(readEvidence(quotes, url, shown)).toEqual([
      { field: 'name', quote: 'Saldatore', masks: [], url, extractor: 'test' },
      { field: 'places', quote: '017029', masks: [], url, extractor: 'test' },
      { field: 'contract', quote: 'permanent', masks: [], url, extractor: 'test' },
      { field: 'skills', quote: 'TIG … disegno', masks: [], url, extractor: 'test' },
    ])
  })

  it('limits a quote to 300 characters, with whole words for each value', () => {
    const skills = Array.from({ length: 40 }, (_, index) => `competenza numero ${index}`)
    const { skills: found } = quotesOf(watchedPosition({ skills }))
    expect(found?.quote.length).toBeLessThanOrEqual(300)
    expect(found?.quote).toMatch(/numero \d+$/)
  })
})
