import { describe, expect, it } from 'vitest'
import { noticeIn, soughtTitle } from './notice-phrase.ts'
import { readBody } from './testing/read-body.ts'

describe('noticeIn', () => {
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
  ])('%s', (text, title) => expect(noticeIn(text)?.title).toBe(title))

  it.each([
    'La ricerca di nuovi materiali',
    'Cercavamo una cassiera',
    'Siamo sempre alla ricerca di operai, tecnici e impiegati',
    'Cerchiamo sempre saldatori in gamba',
    'Cerchiamo persone curiose',
    'Cerchiamo sempre il meglio per i nostri clienti',
    'Il tecnico ha cercato il guasto',
    '',
  ])('nobody in %j', (text) => expect(noticeIn(text)).toBeNull())
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
    ['Festa di primavera', null],
  ])('%s', (text, title) => expect(soughtTitle(text)).toBe(title))
})

describe('notice', () => {
  const titles = (body: string, role: 'home' | 'post' = 'home') =>
    readBody(body, role).map(({ by, title }) => `${by}: ${title.text}`)

  it.each<[string, string, string[]]>([
    [
      'a box on the home page',
      '<p>Dal 1981 riparazioni.</p><table><tr><td><b>CERCASI APPRENDISTA CARROZZIERE</b> max 24 anni, contratto di apprendistato. Telefonare in sede.</td></tr></table>',
      ['notice: APPRENDISTA CARROZZIERE'],
    ],
    [
      'a social post in a side bar',
      '<aside class="sidebar"><div><span>12 novembre</span><p>Cerchiamo <b>banconista</b> part time per il punto vendita di Lodi. Portate il CV.</p></div></aside>',
      ['notice: banconista'],
    ],
    [
      'a headline of news',
      '<ul><li><a href="/n">Si cercano saldatori: le aziende a caccia di personale</a> <span>05/11/2026</span></li></ul>',
      [],
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
