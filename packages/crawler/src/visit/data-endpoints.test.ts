import { describe, expect, it } from 'vitest'
import { advert, careers, home, origin, visit } from './testing/visit-answers.ts'

const record = (title: string) => ({
  title,
  city: 'Jesi',
  contract: 'Tempo indeterminato',
  text: 'Due anni di esperienza.',
})
const json = (value: unknown) => ({ html: JSON.stringify(value), type: 'application/json' })
const visited = (body: string, more: Parameters<typeof visit>[0]) =>
  visit({ '/': home, '/lavora-con-noi/': careers(body), ...more })

describe('a visit of a page whose scripts fetch the list', () => {
  it('reads the records, as positions of that page', async () => {
    const { titles, positions } = await visited("<ul id=jobs></ul><script>fetch('/api/jobs')</script>", {
      '/api/jobs': json({ items: [record('Saldatore'), record('Tornitore')] }),
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
    expect(positions.map(({ url }) => url)).toEqual([`${origin}/lavora-con-noi/`, `${origin}/lavora-con-noi/`])
  })

  it('reads the rest of a list from the address that its button names', async () => {
    const { titles } = await visited(`${advert('Saldatore')}<button data-load="/parti/2">Carica altri</button>`, {
      '/parti/2': advert('Tornitore'),
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
  })

  it('reports a position once that stands on the page and in its data', async () => {
    const { titles } = await visited(`${advert('Saldatore')}<button data-load="/api/jobs">Carica altri</button>`, {
      '/api/jobs': json([record('Saldatore'), record('Tornitore')]),
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
  })

  it('reads markup in an answer, and its further pages', async () => {
    const { titles } = await visited('<ul id=jobs></ul><script>fetch("/api/jobs?page=" + n)</script>', {
      '/api/jobs?page=1': json({ html: advert('Saldatore'), max_num_pages: 2 }),
      '/api/jobs?page=2': json({ html: advert('Tornitore'), max_num_pages: 2 }),
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
  })

  it('reads a JSON file that the page names, whatever its name, and no script file', async () => {
    const body = '<div data-elenco="/dati/elenco.json"></div><script src="/js/app.js"></script>'
    const { titles, asked } = await visited(body, {
      '/dati/elenco.json': json([record('Saldatore'), record('Tornitore')]),
      '/js/app.js': { html: JSON.stringify([record('Fresatore')]), type: 'text/javascript' },
    })
    expect(titles).toEqual(['Saldatore', 'Tornitore'])
    expect(asked).not.toContain(`${origin}/js/app.js`)
    expect(asked.filter((one) => one.startsWith('render'))).toEqual([])
  })

  it('does not ask for a JSON file that is not named for positions where the page holds some', async () => {
    const { asked } = await visited(`${advert('Saldatore')}<div data-mappa="/dati/sedi.json"></div>`, {})
    expect(asked).not.toContain(`${origin}/dati/sedi.json`)
  })

  it('keeps to robots.txt', async () => {
    const { titles, asked } = await visited("<ul id=jobs></ul><script>fetch('/api/jobs')</script>", {
      '/robots.txt': { html: 'User-agent: *\nDisallow: /api/', type: 'text/plain' },
      '/api/jobs': json([record('Saldatore'), record('Tornitore')]),
    })
    expect(titles).toEqual([])
    expect(asked).not.toContain(`${origin}/api/jobs`)
  })
})
