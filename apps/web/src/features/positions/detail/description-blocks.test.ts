import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDescription } from './description-blocks.ts'

it('parseDescription keeps paragraphs, line breaks and lists', () => {
  const text = `Per lo stabilimento di Albino
cerchiamo una persona.

Si occuperà di:
- ricerca guasti
• quadri e PLC

1. turni
2) reperibilità
Offriamo contratto a tempo indeterminato.`
  expect(parseDescription(text)).toEqual([
    { kind: 'paragraph', text: 'Per lo stabilimento di Albino\ncerchiamo una persona.' },
    { kind: 'paragraph', text: 'Si occuperà di:' },
    { kind: 'list', items: ['ricerca guasti', 'quadri e PLC', 'turni', 'reperibilità'] },
    { kind: 'paragraph', text: 'Offriamo contratto a tempo indeterminato.' },
  ])
})

it.each(['-40% di sconto', '3.5 anni di esperienza', '*', '- ', '2026'])(
  'parseDescription does not take %j for a list item',
  (text) => {
    expect(parseDescription(text)).toEqual(text.trim() ? [{ kind: 'paragraph', text: text.trim() }] : [])
  },
)

it('parseDescription loses no word', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('guasti', '- quadri', '', '  ', '• PLC', 'turni e notti')), (lines) => {
      const words = parseDescription(lines.join('\n')).flatMap((block) =>
        (block.kind === 'list' ? block.items.join(' ') : block.text).split(/\s+/),
      )
      expect(words).toEqual(lines.join(' ').replace(/[-•] /g, '').split(/\s+/).filter(Boolean))
    }),
  )
})
