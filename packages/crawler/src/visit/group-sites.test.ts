import { describe, expect, it } from 'vitest'
import { advert, visit } from './testing/visit-answers.ts'

const page = (body: string) => `<html lang="it"><title>Rossi</title><body>${body}</body>`
const _sought = page(`<p><b>Lavoro in azienda</b></p><p>Si assume il seguente personale:</p>
  <p><b>Potatore</b><br>Esperienza di due anni, tempo determinato.</p><p><b>Trattorista</b><br>Patente B, stagionale.</p>`)

describe('a visit of a group with a page for each establishment', () => {
  const vat = '<footer>Rossi S.r.l. – P.IVA 01234567890</footer>'
  const group = (links: string) => page(`<main><h1>Rossi</h1>${links}</main>${vat}`)
  const team = page(`<main><h1>La squadra</h1><h2>Stiamo cercando</h2>${advert('Commis di cucina')}</main>`)

  it.each([
    ['/marchi/molo/', 'La squadra', '/marchi/molo/squadra'],
    ['/hotel/bellavista', 'Lo staff', '/hotel/bellavista/staff'],
    ['/i-nostri-ristoranti/pergola', 'Persone', '/i-nostri-ristoranti/pergola/persone'],
  ])('%s', async (house, words, path) => {
    const { titles } = await visit({
      '/': group(`<a href="${house}"><img src="b.jpg" alt="Molo"></a>`),
      [house]: page(`<nav><a href="${path}">${words}</a></nav><h1>Molo</h1>`),
      [path]: team,
    })
    expect(titles).toEqual(['Commis di cucina'])
  })

  const sister = (footer: string) => ({
    '/': group('<h2>I nostri marchi</h2><a href="https://www.brina.example/">Brina</a>'),
    'https://www.brina.example/': page(`<a href="https://www.brina.example/crew">crew</a><h1>Brina</h1>${footer}`),
    'https://www.brina.example/crew': team,
  })

  it("reads an establishment's own site of the same owner", async () => {
    const { titles } = await visit(sister('<p>Un marchio di Rossi S.r.l. – P.I. 01234567890</p>'))
    expect(titles).toEqual(['Commis di cucina'])
  })

  it("never reads another firm's site", async () => {
    const { titles, asked } = await visit(sister('<p>P.I. 09876543210</p>'))
    expect(titles).toEqual([])
    expect(asked).not.toContain('https://www.brina.example/crew')
  })
})

describe('a visit of a careers page that links to each establishment', () => {
  const house = 'https://www.brina.example/jobs/'
  const answers = (footer: string) => ({
    '/': page('<nav><a href="/lavora-con-noi/">Lavora con noi</a></nav><footer>P.IVA 01234567890</footer>'),
    '/lavora-con-noi/': page(
      `<main><h1>Lavora con noi</h1><ul><li><a href="/jobs/molo/">Hotel Molo</a></li><li><a href="${house}">Rifugio Brina</a></li></ul></main>`,
    ),
    '/jobs/molo/': page(`<main><h1>Il Molo cerca</h1>${advert('Pasticcere')}</main>`),
    [house]: page(`<main><h1>Il rifugio cerca</h1>${advert('Commis di cucina')}</main><footer>${footer}</footer>`),
  })

  it("reads the careers page on the establishment's own domain", async () => {
    const { titles } = await visit(answers('Rossi S.r.l. – P.I. 01234567890'))
    expect(titles).toEqual(['Pasticcere', 'Commis di cucina'])
  })

  it('ignores a careers page of another owner', async () => {
    const { titles } = await visit(answers('Bianchi S.p.A. – P.I. 09876543210'))
    expect(titles).toEqual(['Pasticcere'])
  })
})
