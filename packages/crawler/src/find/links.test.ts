import { describe, expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { linksOf } from './links.ts'

const page = (html: string, url = 'https://www.rossi.example/azienda/') =>
  readHtml(html, { url, status: 200, isRendered: false })
const first = (html: string) => linksOf(page(html))[0]

describe('linksOf', () => {
  it.each([
    ['text', '<a href="/lavoro">Lavora <b>con</b> noi</a>', 'https://www.rossi.example/lavoro', 'Lavora con noi'],
    [
      'image',
      '<a href="hr.asp"><img src="x.gif" alt="Lavora con noi"></a>',
      'https://www.rossi.example/azienda/hr.asp',
      'Lavora con noi',
    ],
    [
      'the name of a picture',
      '<a href="/p5"><img src="/img/btn_lavora_con_noi.gif"></a>',
      'https://www.rossi.example/p5',
      'btn lavora con noi',
    ],
    ['a picture that says nothing', '<a href="/p5"><img src="/img/m5.gif"></a>', 'https://www.rossi.example/p5', ''],
    ['title', '<a href="/l" title="Carriere"></a>', 'https://www.rossi.example/l', 'Carriere'],
    ['label', '<a href="/l" aria-label="Careers"><i></i></a>', 'https://www.rossi.example/l', 'Careers'],
    [
      'map',
      '<map><area href="job.htm" alt="Offerte di lavoro"></map>',
      'https://www.rossi.example/azienda/job.htm',
      'Offerte di lavoro',
    ],
    [
      'button',
      `<button onclick="window.location.href='/lavoro'">Posizioni</button>`,
      'https://www.rossi.example/lavoro',
      'Posizioni',
    ],
    [
      'script',
      `<a href="javascript:window.open('/lavoro')">Posizioni</a>`,
      'https://www.rossi.example/lavoro',
      'Posizioni',
    ],
    ['data', '<div data-href="/lavoro/1">Saldatore</div>', 'https://www.rossi.example/lavoro/1', 'Saldatore'],
    ['base', '<base href="https://cdn.example/a/"><a href="b">B</a>', 'https://cdn.example/a/b', 'B'],
    [
      'frame',
      '<frameset><frame src="menu.htm" name="menu"></frameset>',
      'https://www.rossi.example/azienda/menu.htm',
      'menu',
    ],
    ['refresh', '<meta http-equiv="Refresh" content="0; URL=/it/">', 'https://www.rossi.example/it/', ''],
    ['tracking', '<a href="/lavoro?utm_source=x&id=7#top">L</a>', 'https://www.rossi.example/lavoro?id=7', 'L'],
  ])('finds a link by %s', (_, html, url, words) => {
    expect(first(html)).toMatchObject({ url, words })
  })

  it.each([
    'mailto:a@b.it',
    'tel:+39',
    'javascript:void(0)',
    '#top',
    'ftp://a.example/',
    'http://u:p@a.example/',
    `/${'a/b/'.repeat(9)}`,
  ])('leaves out %s', (href) => {
    expect(linksOf(page(`<a href="${href}">x</a>`))).toEqual([])
  })

  it("distinguishes the page's chrome from its content", () => {
    const links = linksOf(
      page(
        '<nav><a href="/a">A</a></nav><main><article><header><a href="/b">B</a></header></article></main><footer><a href="/c">C</a></footer>',
      ),
    )
    expect(links.map((link) => link.isChrome)).toEqual([true, false, true])
  })

  it('is limited in number', () => {
    expect(linksOf(page('<a href="/x">x</a>'.repeat(10_000))).length).toBeLessThanOrEqual(3000)
  })
})
