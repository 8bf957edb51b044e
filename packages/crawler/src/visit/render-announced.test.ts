import { describe, expect, it } from 'vitest'
import { advert, careers, home, origin, row, visit } from './testing/visit-answers.ts'

const path = '/lavora-con-noi/'
const rendering = `render ${origin}${path}`
/** Full of text, with nothing that says that a script is to fill in something. */
const text = '<p>Dal 1961 costruiamo carpenterie per edifici e ponti, con venti persone e due capannoni.</p>'.repeat(5)
const script = '<script src="/js/app.js"></script>'
const plain = careers(`${text}${script}`)
const drawn = (list: string) => careers(`${text}${list}${script}`)

describe('a visit of a page that announces openings and yields none', () => {
  it('renders it, though nothing in it is empty', async () => {
    const { titles, asked } = await visit({ '/': home, [path]: { html: plain, rendered: drawn(advert('Saldatore')) } })
    expect(titles).toEqual(['Saldatore'])
    expect(asked.filter((one) => one === rendering)).toHaveLength(1)
  })

  it('renders it also if positions were found elsewhere', async () => {
    const { titles } = await visit({
      '/': home.replace('<h1>', '<nav><a href="/lavora-in-officina">Lavora con noi in officina</a></nav><h1>'),
      '/lavora-in-officina': careers(advert('Tornitore')),
      [path]: { html: plain, rendered: drawn(advert('Saldatore')) },
    })
    expect(titles.sort()).toEqual(['Saldatore', 'Tornitore'])
  })

  it('renders a home page that announces them where there is no careers page', async () => {
    const page = (list: string) =>
      `<html lang="it"><title>Rossi</title><main><h1>Carpenteria</h1>${text}<h2>Lavora con noi</h2>${list}</main>${script}`
    const { titles } = await visit({ '/': { html: page(''), rendered: page(advert('Saldatore')) } })
    expect(titles).toEqual(['Saldatore'])
  })

  it.each([
    ['runs no script', { [path]: { html: careers(text), rendered: drawn(advert('Saldatore')) } }],
    ['says that nothing is open', { [path]: drawn('<p>Al momento non ci sono posizioni aperte.</p>') }],
    [
      'leads to the page that lists them',
      {
        [path]: drawn('<ul><li><a href="/posizioni">Posizioni aperte</a></li></ul>'),
        '/posizioni': careers(`<ul>${row('/p/1', 'Saldatore')}${row('/p/2', 'Tornitore')}</ul>`),
      },
    ],
    ['names a file that holds them', dataFile()],
  ])('does not render one that %s', async (_, answers) => {
    const { asked } = await visit({ '/': home, ...answers })
    expect(asked).not.toContain(rendering)
  })

  it('reads nothing twice where its scripts draw nothing', async () => {
    const { titles, asked } = await visit({ '/': home, [path]: plain })
    expect(titles).toEqual([])
    expect(asked).toContain(rendering)
  })
})

function dataFile() {
  const record = (title: string) => ({ title, city: 'Jesi', contract: 'Tempo indeterminato', text: 'Due anni.' })
  const json = { html: JSON.stringify([record('Saldatore'), record('Tornitore')]), type: 'application/json' }
  return { [path]: drawn('<div data-elenco="/dati/elenco.json"></div>'), '/dati/elenco.json': json }
}
