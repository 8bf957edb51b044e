import { expect, it } from 'vitest'
import type { RawPosition } from '../raw-position.ts'
import { repeatedInOther } from './page-languages.ts'

const raw = (title: string, text: string): RawPosition => ({
  by: 'headings',
  title: { text: title, url: 'https://acme.example/' },
  url: 'https://acme.example/',
  reference: null,
  sections: [{ heading: null, lines: [{ text, isItem: false }] }],
  hints: {},
  closed: null,
  applyUrl: null,
})
const koch = raw('Koch', 'Wir suchen für die Küche einen Koch mit Erfahrung.')
const kellner = raw('Kellner', 'Für den Service und die Bar, Vollzeit mit Unterkunft.')
const cook = raw('Cook', 'For the kitchen, with at least two years of experience.')
const cuoco = raw('Cuoco', 'Per la cucina, con almeno due anni di esperienza.')
const cameriere = raw('Cameriere', 'Per la sala e il bar, tempo pieno con alloggio.')

it.each<[string, RawPosition[], RawPosition[]]>([
  ['German first', [koch, kellner, cuoco, cameriere], [koch, kellner]],
  ['English after', [cuoco, cook], [cook]],
  ['Italian alone', [cuoco, cameriere], []],
  ['one advert more in English', [cuoco, cameriere, cook], []],
  ['by turns, as adverts of one list are', [cuoco, koch, cameriere, kellner], []],
  ['nothing', [], []],
])('%s', (_, raws, repeated) => expect([...repeatedInOther(raws)]).toEqual(repeated))
