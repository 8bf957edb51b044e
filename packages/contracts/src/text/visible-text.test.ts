import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyInvisibleCharacters, holdsInvisible, scattered } from '../testing/invisible-characters.ts'
import { hasInvisible, visibleCharacters } from './visible-text.ts'

const ordinary = [
  'Perché no? Città, più, l’età – «virgolette» e 1.500 €',
  'Größe: Straßenbauer (m/w/d) für Bözen',
  'Œuvre, garçon, Noël, à la carte',
  'due\trighe\r\ne una\u00a0terza',
  '😀 👨‍💻 👩🏽‍🔧 ❤️ ❤️‍🔥 ☎︎ 1️⃣ #️⃣ 🇮🇹 👨‍👩‍👧‍👦 🏳️‍🌈 ✔️ 🧑‍🦰 🤷‍♀️',
  'می‌خواهم क्‍ष',
]

test.each(ordinary)('visibleCharacters leaves ordinary text and emoji as they are: %s', (text) => {
  expect(visibleCharacters(text.normalize('NFC'))).toBe(text.normalize('NFC'))
})

test('visibleCharacters takes every invisible character out of any text, and nothing else', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ordinary.slice(0, 4)), anyInvisibleCharacters, (text, characters) => {
      const hidden = scattered(text, characters)
      expect(hasInvisible(hidden)).toBe(characters !== '')
      expect(visibleCharacters(hidden)).toBe(text)
    }),
  )
})

test('visibleCharacters leaves nothing that it would drop the next time, beside emoji too', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ordinary), anyInvisibleCharacters, (text, characters) => {
      const once = visibleCharacters(scattered(text, characters))
      expect(visibleCharacters(once)).toBe(once)
      expect(holdsInvisible(once.replace(/\u200c|\u200d|\ufe0e|\ufe0f/g, ''))).toBe(false)
    }),
  )
})

test.each([
  ['a selector behind a letter', 'a\ufe0f'],
  ['a second selector behind an emoji', '😀\ufe0f\ufe0f', '😀\ufe0f'],
  ['bytes in selectors behind an emoji', '😀\u{e0148}\u{e0155}', '😀'],
  ['tags behind a flag', '🏴\u{e0067}\u{e0062}\u{e007f}', '🏴'],
  ['a joiner at an emoji’s end', '👨\u200d', '👨'],
  ['a joiner between Latin letters', 'a\u200db', 'ab'],
])('visibleCharacters drops %s', (_, text, left = text.replace(/[^a-z]/g, '')) => {
  expect(visibleCharacters(text)).toBe(left)
})
