import { describe, expect, it } from 'vitest'
import { canonicalUrl, ownKeys, textKey, unshared } from './identity-keys.ts'

const page = { kind: 'page', url: 'https://www.rossi.example/' }
const board = { kind: 'board', url: 'https://board.example/rossi' }
const at = (url: string, reference: string | null = null) => ({ url, reference })

describe('ownKeys', () => {
  it('are the reference and the address, digits included', () => {
    expect(ownKeys(page, [at('https://www.rossi.example/lavoro/saldatore-12/?utm_source=x', 'RIF-7')])).toEqual([
      { reference: 'rif-7', url: 'rossi.example/lavoro/saldatore-12' },
    ])
  })

  it('exclude values that several positions share', () => {
    const list = 'https://rossi.example/lavora-con-noi'
    expect(ownKeys(page, [at(list, 'RIF-7'), at(list, 'RIF-8'), at(`${list}#tre`, 'RIF-8')])).toEqual([
      { reference: 'rif-7', url: null },
      { reference: null, url: null },
      { reference: null, url: null },
    ])
  })

  it('exclude the address of the list and that of a home page', () => {
    expect(ownKeys(page, [at('http://rossi.example')])).toEqual([{ reference: null, url: null }])
    expect(ownKeys(board, [at('https://board.example/rossi/'), at('https://rossi.example')])).toEqual([
      { reference: null, url: null },
      { reference: null, url: null },
    ])
  })

  it('exclude small numbers of a page, which may only count the entries of a list', () => {
    const url = 'https://rossi.example/12'
    expect(ownKeys(page, [at(url, '3')])[0]?.reference).toBeNull()
    expect(ownKeys(board, [at(url, '3')])[0]?.reference).toBe('3')
    expect(ownKeys(page, [at(url, '1203')])[0]?.reference).toBe('1203')
  })

  it('are bounded in length', () => {
    const [keys] = ownKeys(board, [at(`https://rossi.example/${'a'.repeat(3000)}`, `${'b'.repeat(3000)}\0`)])
    expect(keys?.url).toHaveLength(64)
    expect(keys?.reference).toHaveLength(64)
  })
})

describe('textKey', () => {
  const fields = { title: 'Saldatore/a TIG (m/f)', municipalities: ['017029'], provinces: [], regions: [] }
  it('differs by company and place, but not by the spelling of the title', () => {
    expect(textKey(1, fields)).toBe(textKey(1, { ...fields, title: 'SALDATORE TIG' }))
    expect(textKey(1, fields)).not.toBe(textKey(2, fields))
    expect(textKey(1, fields)).not.toBe(textKey(1, { ...fields, municipalities: ['015146'] }))
  })
})

it('canonicalUrl drops scheme, www. and tracking parameters', () => {
  expect(canonicalUrl('http://www.rossi.example/a/?id=12&utm_campaign=x#top')).toBe(
    canonicalUrl('https://rossi.example/a?id=12'),
  )
  expect(canonicalUrl('https://rossi.example/a?id=12')).not.toBe(canonicalUrl('https://rossi.example/a?id=13'))
})

it('unshared keeps only values that occur once', () => {
  expect(unshared(['a', 'b', 'a', null, null])).toEqual([null, 'b', null, null, null])
})
