import { describe, expect, it } from 'vitest'
import { advert, careers, origin, visit } from './testing/visit-answers.ts'

const text = '<p>Dal 1961 costruiamo carpenterie per edifici e ponti, con venti persone e due capannoni.</p>'.repeat(5)
const withMenu = (menu: string) => `<html lang="it"><title>Rossi</title>${menu}<h1>Carpenteria</h1>${text}`
const menu = '<ul><li><a href="lavora-con-noi/">Lavora con noi</a></li></ul>'
const isRendered = (url: string) => url.startsWith('render ')

describe('a visit of a home page whose menu a script puts there', () => {
  it('reads the part that holds the menu, and renders nothing', async () => {
    const { titles, asked } = await visit({
      '/': withMenu('<div id="header"></div><script>$("#header").load("parti/header.html")</script>'),
      '/parti/header.html': menu,
      '/lavora-con-noi/': careers(advert('Saldatore')),
    })
    expect(titles).toEqual(['Saldatore'])
    expect(asked.filter(isRendered)).toEqual([])
  })

  it('renders the page where there is no such part', async () => {
    const { titles } = await visit({
      '/': { html: withMenu('<script src="/js/header.js"></script>'), rendered: withMenu(menu) },
      '/lavora-con-noi/': careers(advert('Saldatore')),
    })
    expect(titles).toEqual(['Saldatore'])
  })

  it('renders nothing where the menu is there', async () => {
    const { asked } = await visit({ '/': withMenu(`${menu}<script src="/js/header.js"></script>`) })
    expect(asked.filter(isRendered)).toEqual([])
  })
})

describe('a visit of a careers page full of text', () => {
  const home = '<html lang="it"><title>Rossi</title><nav><a href="/lavoro">Lavora con noi</a></nav><h1>Rossi</h1>'
  const drawn = (list: string) => careers(`${text}<h2>Posizioni aperte</h2><div id="lista">${list}</div>`)

  it('renders it if a script has yet to fill in the openings', async () => {
    const { titles } = await visit({
      '/': home,
      '/lavoro': { html: drawn('<p>Caricamento…</p>'), rendered: drawn(advert('Saldatore')) },
    })
    expect(titles).toEqual(['Saldatore'])
  })

  it('renders it also if another page holds a position', async () => {
    const { titles } = await visit({
      '/': home.replace('<h1>', '<nav><a href="/lavora-in-officina">Lavora con noi in officina</a></nav><h1>'),
      '/lavora-in-officina': careers(advert('Tornitore')),
      '/lavoro': { html: drawn(''), rendered: drawn(advert('Saldatore')) },
    })
    expect(titles.sort()).toEqual(['Saldatore', 'Tornitore'])
  })

  it('renders nothing where the openings are there', async () => {
    const { asked } = await visit({ '/': home, '/lavoro': drawn(advert('Saldatore')) })
    expect(asked).not.toContain(`render ${origin}/lavoro`)
  })
})
