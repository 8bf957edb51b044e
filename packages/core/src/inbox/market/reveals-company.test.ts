import { expect, test } from 'vitest'
import { revealsCompany } from './reveals-company.ts'

test.each([
  ['Saldatore presso Officine Prova', ['Officine Prova S.r.l.'], []],
  ['Addetto vendite ZARA', ['Zara Italia S.p.A.'], []],
  ['Commesso H&M Milano', ['H & M S.r.l.'], []],
  ['Magazziniere Bricoman', ['Brico Man S.p.A.'], []],
  ['Store manager Gufo Blu', ['Uccelli S.r.l.', 'Gufo Blu'], []],
  ['Impiegato gufoblu', ['Uccelli S.r.l.'], ['www.gufoblu.it']],
  ['Impiegato, scrivi a lavoro@altrove.example', ['Uccelli S.r.l.'], []],
  ['Candidati su www.altrove.example', ['Uccelli S.r.l.'], []],
])('revealsCompany: %j may reveal %j %j', (title, names, hosts) => {
  expect(revealsCompany(title, names, hosts)).toBe(true)
})

test.each([
  ['Saldatore', ['Officine Prova S.r.l.'], ['officineprova.it']],
  ['Addetto S.p.A. e reception', ['Terme Alte SPA'], ['termealte.it']],
  ['Responsabile del magazzino', ['Fratelli del Mare S.n.c.'], []],
  ['Cuoco', ['S.r.l.'], ['']],
])('revealsCompany: %j does not reveal %j %j', (title, names, hosts) => {
  expect(revealsCompany(title, names, hosts)).toBe(false)
})
