import { expect, it } from 'vitest'
import type { RawPosition } from '../raw-position.ts'
import { translationsOnPage } from './page-translations.ts'

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

const receptionist = raw('Receptionist', 'Per il turno di notte, con la conoscenza del tedesco.')
const elektriker = raw('Elektriker', 'Für die Wartung der Anlagen, mit Führerschein.')

it.each<[string, RawPosition[], RawPosition[]]>([
  ['German first', [koch, kellner, cuoco, cameriere], [koch, kellner]],
  ['English after', [cuoco, cook], [cook]],
  ['Italian alone', [cuoco, cameriere], []],
  ['one advert more in English', [cuoco, cameriere, cook], []],
  ['side by side, the same trades by turns', [cuoco, koch, cameriere, kellner], [koch, kellner]],
  ['by turns, as adverts of one list are', [cuoco, kellner, receptionist, koch], []],
  ['an uneven list, two of three said again', [cuoco, cameriere, receptionist, koch, kellner], [koch, kellner]],
  ['one advert more in German', [cuoco, cameriere, koch, kellner, elektriker], [koch, kellner]],
  ['nothing', [], []],
])('translationsOnPage: %s', (_, raws, repeated) => expect([...translationsOnPage(raws)]).toEqual(repeated))
