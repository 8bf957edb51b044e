import { describe, expect, it } from 'vitest'
import { readNews } from './read-news.ts'
import { pageOf, url } from './testing/page-of.ts'

const visitedAt = new Date('2026-11-14T06:00:00Z')
const newsOf = (html: string, pageUrl = url) =>
  readNews(pageOf(html, pageUrl), visitedAt).map(({ title, date }) => [title, date.value])

describe('readNews', () => {
  it.each([
    '<h2>News</h2><article><h3><a href="/a">Nuovo forno a Lecco</a></h3><span>18 Settembre 2026</span></article>',
    '<h2>Notizie</h2><ul><li><a href="/a">Nuovo forno a Lecco</a><time datetime="2026-09-18">18/09/2026</time></li></ul>',
    '<p class="titolo">News</p><p>18/09/2026 - <a href="/news.asp?id=8">Nuovo forno a Lecco</a><br>',
    '<div><h2>News</h2><p class="datetime">18 settembre 2026</p><h2 class="post-title"><a href="/a">Nuovo forno a Lecco</a></h2></div>',
    '<h2>From the blog</h2><div><a href="/blog/a">Nuovo forno a Lecco</a><div>September 18, 2026</div></div>',
    '<h1>Giornale</h1><h2>Nuovo forno a Lecco</h2><p><time>18/09/2026</time> Il reparto cresce con venti persone.</p><h2>Festa in cantina</h2>',
    '<table><tr><td><a href="/chi.aspx">Chi siamo oggi</a></td><td><h1>Notizie</h1><p><b>18/09/2026</b> - Nuovo forno a Lecco</p></td></tr></table>',
    '<h2>Novità</h2><a href="/blog/a"><time>18.09.2026</time><span>Nuovo forno a Lecco</span></a>',
    '<div><h1>News</h1><p><strong>18 settembre 2026</strong></p><h3><a href="/a">Nuovo forno a Lecco</a></h3></div>',
    '<div><h1>News</h1><p><em>18/09/2026</em></p><p><b><a href="/a">Nuovo forno a Lecco</a></b></p></div>',
    '<div class="box"><h2>In primo piano</h2><p>18/09/2026</p><p><a href="/news.php?id=7">Nuovo forno a Lecco</a></p></div>',
    '<div class="box"><h2>Ultime novità</h2><p>18/09/2026</p><p><a href="/news.php?id=7">Nuovo forno a Lecco</a></p></div>',
  ])('%s', (html) => {
    expect(newsOf(html)).toEqual([['Nuovo forno a Lecco', '2026-09-18']])
  })

  it('reads a post as its own news', () => {
    const html =
      '<body class="single single-post"><h1>Nuovo forno a Lecco</h1><span class="date">18/09/2026</span><p>Testo.</p></body>'
    expect(newsOf(html, `${url}nuovo-forno/`)).toEqual([['Nuovo forno a Lecco', '2026-09-18']])
  })

  it.each([
    '<h2>Posizioni aperte</h2><div><h3><a href="/job/1">Saldatore TIG</a></h3><span>Pubblicato il 12/11/2026</span></div>',
    '<h2>News</h2><article><h3><a href="/a">Cercasi saldatore a filo</a></h3><span>18/09/2026</span></article>',
    '<p>Il corso si è tenuto il 18/09/2026 presso la nostra sede di Lecco con molti ospiti.</p>',
    '<h2>News</h2><article><h3><a href="/a">Leggi tutto</a></h3><span>18/09/2026</span></article>',
  ])('reads no news from: %s', (html) => {
    expect(newsOf(html)).toEqual([])
  })

  it('reads a headline about hiring as news', () => {
    const html =
      '<h2>News</h2><article><h3><a href="/a">Cercasi 200 tornitori: le imprese in difficoltà</a></h3><span>18/09/2026</span></article>'
    expect(newsOf(html)).toHaveLength(1)
  })
})
