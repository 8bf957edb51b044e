import { describe, expect, it } from 'vitest'
import { careersScore, hidingScore, isForeignAddress, promisingScore } from './careers-links.ts'
import { linkTo } from './links.ts'

const site = 'https://www.rossi.example/'
const score = (words: string, path: string) => careersScore(linkTo(new URL(path, site).href, 'anchor', words), site)

it.each([
  ['Stagione 2031', '/stagione-2031'],
  ['Sommer 2031', '/sommer'],
])('careersScore ranks a season with its year as a possible list: %s', (words, path) => {
  expect(score(words, path)).toBeGreaterThanOrEqual(hidingScore)
})

describe('careersScore of a careers link', () => {
  it.each([
    ['Lavora con noi', '/lavora-con-noi/'],
    ['LAVORA CON NOI »', '/it/page.php?id=12'],
    ['Carriere', '/carriere.html'],
    ['Careers', '/en/careers'],
    ["We're hiring!", '/team'],
    ['Join us', '/join-us'],
    ['Open positions', '/company#jobs'],
    ['Posizioni aperte', '/posizioni-aperte'],
    ['Opportunità di lavoro', '/opportunita'],
    ['Ricerca personale', '/ricerca-personale'],
    ['Entra nel nostro team', '/team'],
    ['Unisciti a noi', '/noi'],
    ['Vieni a lavorare da Rossi', '/hr'],
    ['Karriere', '/de/karriere'],
    ['Offene Stellen', '/de/stellen'],
    ['', '/entra-nel-team-rossi/'],
    ['Collabora con noi', '/collabora.htm'],
    ['Scopri', 'https://lavora.rossi.example/'],
    ['Lavora con noi', 'https://careers.rossigroup.example/'],
  ])('%s %s', (words, path) => {
    expect(score(words, path)).toBeGreaterThanOrEqual(promisingScore)
  })
})

describe('careersScore of a similar link', () => {
  it.each([
    ['Privacy policy candidati', '/privacy-candidati'],
    ['Sicurezza sul lavoro', '/servizi/sicurezza-sul-lavoro'],
    ['Abbigliamento da lavoro', '/prodotti/abbigliamento-da-lavoro'],
    ['Lavorazioni meccaniche', '/lavorazioni'],
    ['I nostri lavori', '/lavori'],
    ['Corso per operatore CNC', '/corsi/operatore-cnc'],
    ['Area personale', '/area-personale'],
    ['Assunti cinque giovani falegnami', '/news/assunti-5-giovani'],
    ['Medicina del lavoro', '/medicina-del-lavoro'],
    ['Lavora con noi', 'https://www.linkedin.com/company/rossi'],
    ['Chi siamo', '/chi-siamo'],
    ['Diventa rivenditore', '/diventa-rivenditore'],
    ['Join our newsletter', '/newsletter'],
    ['Prodotti', '/prodotti'],
    ['Scarica', '/lavora-con-noi.pdf'],
  ])('%s %s', (words, path) => {
    expect(score(words, path)).toBeLessThan(promisingScore)
  })
})

it('careersScore is higher where both words and address name careers', () => {
  expect(score('Lavora con noi', '/lavora-con-noi')).toBeGreaterThan(score('Lavora con noi', '/pagina-7'))
})

it.each([
  ['https://a.example/en/careers', true],
  ['https://a.example/de/', true],
  ['https://en.a.example/', true],
  ['https://a.example/?lang=en', true],
  ['https://a.example/it/lavoro', false],
  ['https://a.example/energia', false],
  ['https://a.example/depliant', false],
])('isForeignAddress of %s', (url, isForeign) => {
  expect(isForeignAddress(url)).toBe(isForeign)
})
