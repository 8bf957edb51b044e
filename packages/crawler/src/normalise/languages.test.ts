import { describe, expect, it } from 'vitest'
import { readLanguages } from './languages.ts'
import { advert } from './testing/raw-advert.ts'

const languagesOf = (text: string, title = 'Addetto') =>
  readLanguages(advert(title, text))
    .map(({ value }) => value)
    .sort()

describe('readLanguages', () => {
  it.each([
    ['Buona conoscenza dell’inglese', ['en']],
    ['Inglese B2, tedesco gradito', ['de', 'en']],
    ['German mother tongue, Dutch is welcome', ['de', 'nl']],
    ['Disponibile in inglese', []],
    ['Tedesco B1 più un’altra lingua (russo o cinese)', ['de', 'ru', 'zh']],
    ['Ottima conoscenza della lingua inglese e tedesca', ['de', 'en']],
    ['Bilinguismo italiano/tedesco', ['de']],
    ['Il cinese è un plus', ['zh']],
    ['Fluent French; Italian would help', ['fr']],
    ['Native German speaker, fluent English', ['de', 'en']],
    ['Gute Deutsch- und Italienischkenntnisse', ['de']],
    ['English', ['en']],
    ['Inglese tecnico', ['en']],
    ['La conoscenza del russo è titolo preferenziale', ['ru']],
  ])('%s → %j', (text, languages) => {
    expect(languagesOf(text)).toEqual(languages)
  })

  it.each([
    'Clienti sul mercato tedesco e francese.',
    'Massaggio svedese e hot stone.',
    'Azienda del gruppo francese con 400 dipendenti.',
    'Cucina giapponese e fusion.',
    'Non è richiesta la conoscenza dell’inglese.',
    'Italiano fluente.',
    'You will follow the German market.',
  ])('%s → none', (text) => {
    expect(languagesOf(text)).toEqual([])
  })

  it('ignores language courses on offer', () => {
    expect(languagesOf('# Offriamo\n- Corsi di inglese in azienda')).toEqual([])
  })

  it('reads the title', () => {
    expect(languagesOf('', 'Impiegata commerciale con inglese e tedesco')).toEqual(['de', 'en'])
  })
})
