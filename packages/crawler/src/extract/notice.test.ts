import { describe, expect, it } from 'vitest'
import { postAfterVerb, postsSoughtIn, soughtTitle } from './notice-phrase.ts'
import { readBody } from './testing/read-body.ts'

describe('postAfterVerb', () => {
  it.each<[string, string]>([
    ['Cercasi cuoco per la stagione estiva', 'cuoco'],
    ['Ricerchiamo un/a impiegato/a contabile con esperienza', 'impiegato/a contabile'],
    ['Stiamo cercando 2 educatori per il nido di Lodi', 'educatori'],
    ['La cooperativa cerca operatori socio sanitari (OSS) per il turno di notte', 'operatori socio sanitari'],
    [
      'Nel medesimo reparto cerchiamo anche, per il cantiere di Nuoro, un capocantiere edile con almeno 6 anni',
      'capocantiere edile',
    ],
    ['👨‍🍳 Stiamo cercando anche un gelatiere per il laboratorio', 'gelatiere'],
    ['We are looking for a software engineer with Go', 'software engineer'],
    ['Wir suchen Elektrotechniker mit Erfahrung', 'Elektrotechniker'],
    ['Si ricercano: muratori, carpentieri', 'muratori'],
    ['Rossi ricerca un saldatore', 'saldatore'],
    ['Rossi cerca due saldatori', 'saldatori'],
    ['In officina ci serve un gommista, anche giovane', 'gommista'],
    ['Abbiamo bisogno di un magazziniere con patentino', 'magazziniere'],
    ['Vorremmo inserire una segretaria part time', 'segretaria part time'],
    ['Siamo in cerca di un parrucchiere', 'parrucchiere'],
    ['Wir brauchen einen Tischler', 'Tischler'],
    ['Cerchiamo idraulico +++ leggi +++', 'idraulico'],
  ])('%s', (text, title) => expect(postAfterVerb(text)?.title).toBe(title))

  it.each([
    'La ricerca di nuovi materiali',
    'Cercavamo una cassiera',
    'Siamo sempre alla ricerca di operai, tecnici e impiegati',
    'Cerchiamo sempre saldatori in gamba',
    'Cerchiamo persone curiose',
    'Cerchiamo sempre il meglio per i nostri clienti',
    'Il tecnico ha cercato il guasto',
    '',
  ])('finds no post in %j', (text) => expect(postAfterVerb(text)).toBeNull())
})

describe('postsSoughtIn', () => {
  it.each<[string, string[]]>([
    ['Cerchiamo un cuoco, due camerieri e un lavapiatti per la stagione', ['cuoco', 'camerieri', 'lavapiatti']],
    ['Si ricercano: muratori, carpentieri e manovali', ['muratori', 'carpentieri', 'manovali']],
    ['Cerchiamo un meccanico, elettricista o simile', ['meccanico']],
    ['Cerchiamo un cuoco, una persona seria', ['cuoco']],
    ['Cerchiamo camerieri o cameriere', ['camerieri o cameriere']],
  ])('%s', (text, titles) => expect(postsSoughtIn(text)).toEqual(titles))
})

describe('soughtTitle', () => {
  it.each<[string, string | null]>([
    ['Azienda cliente ricerca FRESATORE CNC', 'FRESATORE CNC'],
    [
      'Avviso di selezione pubblica per titoli per l’assunzione a tempo pieno di n. 3 Operatori ecologici - livello 2B CCNL',
      'Operatori ecologici',
    ],
    ['Selezione per la figura di Assistente sociale', 'Assistente sociale'],
    ['Bando di gara per la fornitura di motori', null],
    ['Sei un saldatore TIG?', 'saldatore TIG'],
    ['Bist du Elektriker (m/w/d)?', 'Elektriker (m/w/d)'],
    ['Are you a pastry chef?', 'pastry chef'],
    ['Sei curioso?', null],
    ['Festa di primavera', null],
  ])('%s', (text, title) => expect(soughtTitle(text)).toBe(title))
})

describe('notice', () => {
  const titles = (body: string, role: 'home' | 'post' = 'home') => readBody(body, role).map(({ title }) => title.text)

  it.each<[string, string, string[]]>([
    [
      'a box on the home page',
      '<p>Dal 1981 riparazioni.</p><table><tr><td><b>CERCASI APPRENDISTA CARROZZIERE</b> max 24 anni, contratto di apprendistato. Telefonare in sede.</td></tr></table>',
      ['APPRENDISTA CARROZZIERE'],
    ],
    [
      'a social post in a side bar',
      '<aside class="sidebar"><div><span>12 novembre</span><p>Cerchiamo <b>banconista</b> part time per il punto vendita di Lodi. Portate il CV.</p></div></aside>',
      ['banconista'],
    ],
    [
      'a headline of news',
      '<ul><li><a href="/n">Si cercano saldatori: le aziende a caccia di personale</a> <span>05/11/2026</span></li></ul>',
      [],
    ],
    [
      'posts named in bold, one paragraph after the other',
      '<h2>Lavora con noi</h2><p>Cerchiamo un <b>pizzaiolo</b>, tempo indeterminato.</p><p>Al banco <b>due commesse</b>, part time.</p><p>Poi un <b>fattorino</b> full time.</p><p>CV a <a href="mailto:a@acme.example">a@acme.example</a></p><h2>Dicono di noi</h2><p>“Finalmente abbiamo trovato la pizza giusta.”</p>',
      ['pizzaiolo', 'due commesse', 'fattorino'],
    ],
    ['a slogan', '<p>Cerchiamo ogni giorno di essere i migliori installatori.</p>', []],
    [
      'nothing open',
      '<p>Al momento non ci sono posizioni aperte.</p><p>In passato cerchiamo spesso muratori, scrivete un CV.</p>',
      [],
    ],
  ])('%s', (_, body, expected) => {
    expect(titles(body)).toEqual(expected)
  })
})
