import { expect, it } from 'vitest'
import { advertAddresses } from './advert-addresses.ts'

const origin = 'https://www.rossi.example'
const found = (paths: readonly string[]) =>
  [...advertAddresses(paths.map((path) => `${origin}${path}`))].map((url) => url.slice(origin.length))

it.each([
  ['a folder of adverts, numbered', ['/annunci/120-saldatore-tig.html', '/annunci/98-impiegato-back-office.html']],
  ['one advert, under a folder that speaks of work', ['/lavoro/autista-patente-ce']],
  ['years between', ['/it/posizioni/2026/11/fresatore-cnc/', '/it/posizioni/2026/10/mulettista/']],
  ['a number for each', ['/annuncio.php?id=12', '/annuncio.php?id=14']],
  ['an odd title among known trades', ['/selezioni/saldatore', '/selezioni/magazziniere', '/selezioni/zerbinaio']],
  [
    'a folder of no meaning, full of trades',
    ['/pagine/cuoco-di-partita', '/pagine/cameriere-di-sala', '/pagine/lavapiatti'],
  ],
])('advertAddresses finds %s', (_, paths) => expect(found(paths)).toEqual(paths))

it.each([
  ['products named after trades', ['/prodotti/cappotto-ingegnere', '/prodotti/gilet-magazziniere']],
  ['services', ['/servizi/idraulico', '/servizi/elettricista']],
  ['courses', ['/corsi/saldatore', '/corsi/mulettista']],
  ['articles', ['/blog/saldatore-cosa-fa', '/news/autista-dell-anno']],
  ['people', ['/team/anna-rossi', '/persone/luca-bianchi']],
  ['trades explained', ['/professioni/fabbro', '/mestieri/sarto']],
  ['one trade in a folder of no meaning', ['/pagine/cuoco', '/pagine/chi-siamo', '/pagine/storia']],
  ['the first pages', ['/', '/contatti', '/saldatore']],
])('advertAddresses ignores %s', (_, paths) => expect(found(paths)).toEqual([]))
