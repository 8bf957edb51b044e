import { describe, expect, it } from 'vitest'
import { headedSections, sectionsOfDescription } from './description.ts'

const expected = [
  { heading: null, lines: [{ text: 'Lavoro & turni.', isItem: false }] },
  { heading: 'Requisiti', lines: [{ text: 'Patente B', isItem: true }] },
]
const html = '<p>Lavoro &amp; turni.</p><h3>Requisiti</h3><ul><li>Patente B</li></ul>'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

describe('sectionsOfDescription', () => {
  it.each([
    ['markup', html],
    ['markup escaped once', escaped(html)],
    ['markup escaped twice', escaped(escaped(html))],
    ['markup escaped by number', html.replaceAll('<', '&#60;').replaceAll('>', '&#62;')],
  ])('reads %s', (_, text) => {
    expect(sectionsOfDescription(text)).toEqual(expected)
  })

  it('reads plain lines, and leaves a lone less-than sign alone', () => {
    expect(sectionsOfDescription('Prima riga\nSeconda, peso < 20 kg')).toEqual([
      {
        heading: null,
        lines: [
          { text: 'Prima riga', isItem: false },
          { text: 'Seconda, peso < 20 kg', isItem: false },
        ],
      },
    ])
  })

  it.each([null, '', '   ', '<p></p>'])('finds nothing in %j', (text) => {
    expect(sectionsOfDescription(text)).toEqual([])
  })
})

describe('headedSections', () => {
  it('puts the heading over the first part, unless that has its own', () => {
    expect(headedSections('Profilo', '<p>Diploma</p>')).toEqual([
      { heading: 'Profilo', lines: [{ text: 'Diploma', isItem: false }] },
    ])
    expect(headedSections('Profilo', '<h4>Requisiti</h4><p>Diploma</p>').map(({ heading }) => heading)).toEqual([
      'Profilo',
      'Requisiti',
    ])
    expect(headedSections('Profilo', null)).toEqual([])
  })
})
