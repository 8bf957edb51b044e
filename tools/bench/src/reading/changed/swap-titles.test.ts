import { Draws } from '@vedetta/synthetic/random/draws'
import { expect, test } from 'vitest'
import { occupations } from './occupations.ts'
import { swappableTitles, swapTitles } from './swap-titles.ts'
import { htmlOf, siteOf, titlesOf } from './testing/site-of.ts'

const drawn = () => new Draws(1).begin(0, 7)

test('occupations for swapped titles are at least 300, each once, and none holds a quote', () => {
  expect(new Set(occupations).size).toBe(occupations.length)
  expect(occupations.length).toBeGreaterThanOrEqual(300)
  expect(occupations.filter((one) => /["'&<>]/.test(one) || one.trim() !== one || one === '')).toEqual([])
})

test('a swapped title changes in list, page, attributes, scripts and mail subjects, and the addresses stay', () => {
  const site = siteOf(
    {
      '/': '<ul><li><a href="/lavoro/autista">Autista</a></li></ul><img src="autista.png" alt="Cercasi autista">',
      '/lavoro/autista':
        '<title>AUTISTA | Prova</title><h1>Autista</h1><script>var post = {"title":"Autista","slug":"autista"}</script>' +
        '<a href="mailto:cv@prova.example?subject=Candidatura%20Autista">Scrivi</a>',
    },
    { Autista: '/lavoro/autista' },
  )
  expect(swapTitles(site, drawn())).toBe(true)
  const [title = ''] = titlesOf(site)
  expect(occupations).toContain(title)
  expect(htmlOf(site, '/')).toBe(
    `<ul><li><a href="/lavoro/autista">${title}</a></li></ul><img src="autista.png" alt="Cercasi ${title.toLowerCase()}">`,
  )
  expect(htmlOf(site, '/lavoro/autista')).toBe(
    `<title>${title.toUpperCase()} | Prova</title><h1>${title}</h1><script>var post = {"title":"${title}","slug":"autista"}</script>` +
      `<a href="mailto:cv@prova.example?subject=Candidatura%20${encodeURI(title)}">Scrivi</a>`,
  )
})

test('the same seed swaps a title for the same occupation', () => {
  const sites = [1, 2].map(() => siteOf({ '/': '<h2>Autista</h2><h2>Cuoco</h2>' }, { Autista: '/', Cuoco: '/' }))
  for (const site of sites) swapTitles(site, drawn())
  expect(titlesOf(sites[0] ?? siteOf({}))).toEqual(titlesOf(sites[1] ?? siteOf({})))
})

test('a title within a longer one is not swapped there', () => {
  const site = siteOf(
    { '/': '<p>Impiegato commerciale</p><p>Impiegato</p>' },
    { Impiegato: '/', 'Impiegato commerciale': '/' },
  )
  swapTitles(site, drawn())
  const [short, long] = titlesOf(site)
  expect(htmlOf(site, '/')).toBe(`<p>${long}</p><p>${short}</p>`)
})

test('a title over several elements of a line is swapped, and text set beside it in other elements stays', () => {
  const site = siteOf(
    { '/': '<h3><span>Operatore</span> <b>di linea</b></h3><li><b>Cuoco</b><br>Part time a Lodi</li>' },
    { 'Operatore di linea': '/', Cuoco: '/' },
  )
  swapTitles(site, drawn())
  const [first, second] = titlesOf(site)
  expect(htmlOf(site, '/')).toBe(`<h3><span>${first}</span> <b></b></h3><li><b>${second}</b><br>Part time a Lodi</li>`)
})

test.each([
  ['a line words it in another way', '<h1>Addetto vendite</h1><h2>Addetto alle vendite</h2>', 'Addetto vendite'],
  [
    'a sentence seeks it in the plural',
    '<h2>Infermiere</h2><p>Cerchiamo infermieri per il turno di notte</p>',
    'Infermiere',
  ],
  ['no line holds it', '<h2>Ope<b>ratore</b></h2>', 'Operatore'],
])('a title is left where %s', (_, html, title) => {
  expect(swappableTitles(siteOf({ '/': html }, { [title]: '/' }))).toEqual([])
})

test('titles of a site in two languages are left, since the other language would go on naming the old ones', () => {
  const pages = { '/': '<html lang="it"><h2>Autista</h2></html>', '/de': '<html lang="de"><h2>Fahrer</h2></html>' }
  expect(swappableTitles(siteOf(pages, { Autista: '/' }))).toEqual([])
})

test('titles of a site with a PDF are left, since it would go on naming the old ones', () => {
  const site = siteOf({ '/': '<h2>Autista</h2>' }, { Autista: '/' })
  site.bodies.set('bando.pdf', { kind: 'bytes', bytes: new Uint8Array() })
  expect(swappableTitles(site)).toEqual([])
})
