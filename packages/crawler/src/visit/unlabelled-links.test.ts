import { describe, expect, it } from 'vitest'
import { advert, origin, visit } from './testing/visit-answers.ts'

const page = (body: string) => `<html lang="it"><title>Rossi</title><body>${body}</body>`
const sought = page(`<p><b>Lavoro in azienda</b></p><p>Si assume il seguente personale:</p>
  <p><b>Potatore</b><br>Esperienza di due anni, tempo determinato.</p><p><b>Trattorista</b><br>Patente B, stagionale.</p>`)

describe('a visit of a site with a menu of pictures', () => {
  const menu = (attributes: string) =>
    `<a href="/"><img src="m1.gif"></a><a href="prodotti.htm"><img src="m2.gif"></a><a href="p5.htm"><img ${attributes}></a>`

  it('reads the pages behind pictures without words', async () => {
    const { titles } = await visit({ '/': page(menu('src="m3.gif"')), '/p5.htm': sought })
    expect(titles).toEqual(['Potatore', 'Trattorista'])
  })

  it('reads them also where the home page itself has an advert', async () => {
    const notice = '<p><b>CERCASI CANTINIERE</b></p><p>Tempo determinato. Per informazioni chiamare in azienda.</p>'
    const { titles } = await visit({ '/': page(`${menu('src="m3.gif"')}${notice}`), '/p5.htm': sought })
    expect(titles).toEqual(['Cantiniere', 'Potatore', 'Trattorista'])
  })

  it("takes a picture's file name for its words", async () => {
    const { asked } = await visit({ '/': page(menu('src="img/btn_lavora_con_noi.gif"')), '/p5.htm': sought })
    expect(asked.slice(0, 3)).toEqual([`${origin}/robots.txt`, `${origin}/`, `${origin}/p5.htm`])
  })

  it('does not read them where another link names the same page', async () => {
    const named = `${menu('src="m3.gif"')}<footer><a href="p5.htm">Cataloghi e listini</a></footer>`
    const { asked } = await visit({ '/': page(named), '/p5.htm': sought })
    expect(asked.filter((url) => url.endsWith('p5.htm'))).toHaveLength(1)
  })
})

describe('a visit finds adverts without a careers link', () => {
  it('in the sitemap alone', async () => {
    const paths = ['/annunci/12-saldatore.html', '/annunci/14-mulettista.html']
    const map = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
    const detail = (title: string) => page(`<main><h1>${title}</h1>${advert('Requisiti').slice(18)}</main>`)
    const { titles } = await visit({
      '/': page('<form action="/cerca" method="post"><input name="q"></form><h1>Il lavoro si trova qui</h1>'),
      '/sitemap.xml': { html: `<urlset>${map}</urlset>`, type: 'text/xml' },
      '/annunci/12-saldatore.html': detail('Saldatore'),
      '/annunci/14-mulettista.html': detail('Mulettista'),
    })
    expect(titles).toEqual(['Saldatore', 'Mulettista'])
  })

  it.each([
    ['Società trasparente', 'Selezione del personale'],
    ['Amministrazione trasparente', 'Bandi di concorso'],
    ['Trasparenza', 'Avvisi di selezione'],
  ])('below "%s" of a public company', async (head, words) => {
    const { titles } = await visit({
      '/': page(`<nav><a href="/a">Clienti</a><a href="/t">${head}</a></nav><h1>Acquedotto</h1>`),
      '/t': page(`<h1>${head}</h1><a href="/t/s">${words}</a>`),
      '/t/s': page(`<h1>${words}</h1><table><tr><th>Profilo</th><th>Sede</th><th>Scadenza</th><th>Stato</th></tr>
        <tr><td>Fontaniere</td><td>Jesi</td><td>04/12/2026</td><td>Aperta</td></tr>
        <tr><td>Elettricista</td><td>Jesi</td><td>04/06/2026</td><td>Conclusa</td></tr></table>`),
    })
    expect(titles).toEqual(['Fontaniere'])
  })

  it('in further posts, where one was found', async () => {
    const link = (path: string, words: string) => `<h2><a href="${path}">${words}</a></h2>`
    const first = link('/2026/10/19/cresciamo/', 'Cresciamo: leggi chi stiamo cercando!')
    const { titles } = await visit({
      '/': page(`<nav><a href="/news/">News</a></nav>${first}`),
      '/news/': page(`<h1>News</h1>${first}${link('/2026/09/03/maestro/', 'Maestro di nuoto cercasi')}`),
      '/2026/10/19/cresciamo/': page(`<main><h1>Cresciamo</h1><p>Cerchiamo un bagnino e una receptionist.</p>
        <p>Contratto a tempo determinato, part time. CV a cv@rossi.example.</p></main>`),
      '/2026/09/03/maestro/': page(`<main><h1>Maestro di nuoto cercasi</h1><p>Brevetto richiesto, contratto part time.
        Scrivere a cv@rossi.example.</p></main>`),
    })
    expect(titles).toEqual(['Bagnino', 'Receptionist', 'Maestro di nuoto'])
  })

  it.each([
    ['Mitarbeit am Hof', '/mitarbeit/'],
    ['Arbeiten im Hotel', '/team-hotel'],
    ['Personal gesucht', '/gesucht'],
    ['Freie Lehrstellen', '/lehre'],
  ])('behind "%s" in German', async (words, path) => {
    const { titles } = await visit({
      '/': page(`<nav><a href="/a">Zimmer</a><a href="${path}">${words}</a></nav><h1>Hof</h1>`),
      [path]: page(`<h2>${words}</h2><p>Zur Zeit suchen wir:</p><h2>Traktorfahrer (m/w)</h2>
        <p>Unbefristet, Vollzeit, Führerschein B.</p><h2>Verkäuferin</h2><p>Teilzeit, vormittags.</p>`),
    })
    expect(titles).toEqual(['Traktorfahrer', 'Verkäuferin'])
  })
})

describe('an entry with hardly any text', () => {
  const list = (last: string) =>
    page(`<h1>Posizioni aperte</h1>${advert('Maurer')}${advert('Tischler')}<h3>Lehrling</h3><p>${last}</p>`)
  const start = page('<nav><a href="/lavora-con-noi">Lavora con noi</a></nav>')

  it('is a position like the others of its list', async () => {
    const { titles } = await visit({ '/': start, '/lavora-con-noi': list('ab Herbst 2027') })
    expect(titles).toEqual(['Maurer', 'Tischler', 'Lehrling'])
  })

  it.each(['Posto già occupato.', 'Alle Plätze vergeben, danke!', 'Trovato, grazie a tutti'])(
    'is no position if it says that it is filled: %s',
    async (last) => {
      const { titles } = await visit({ '/': start, '/lavora-con-noi': list(last) })
      expect(titles).toEqual(['Maurer', 'Tischler'])
    },
  )
})
