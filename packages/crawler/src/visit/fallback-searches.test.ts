import { describe, expect, it } from 'vitest'
import { advert, careers, detail, home, origin, row, visit } from './testing/visit-answers.ts'

describe('a visit of a list of which a button loads the rest', () => {
  const shown = row('/posizioni-aperte/saldatore/', 'Saldatore') + row('/posizioni-aperte/tornitore/', 'Tornitore')
  const button = '<button type="button">Carica altre posizioni</button>'
  const details = {
    '/posizioni-aperte/saldatore/': detail('Saldatore'),
    '/posizioni-aperte/tornitore/': detail('Tornitore'),
    '/posizioni-aperte/fresatore/': detail('Fresatore'),
  }
  const map = ['saldatore', 'tornitore', 'fresatore'].map(
    (name) => `<url><loc>${origin}/posizioni-aperte/${name}/</loc></url>`,
  )
  const sitemap = { html: `<urlset>${map.join('')}</urlset>`, type: 'text/xml' }
  const api = `<link rel="https://api.w.org/" href="${origin}/wp-json/">`
  const json = (value: unknown) => ({ html: JSON.stringify(value), type: 'application/json' })
  const post = (title: string) => ({
    title: { rendered: title },
    link: `${origin}/posizioni-aperte/${title.toLowerCase()}/`,
    content: { rendered: advert(title) },
  })

  it('completes it from the sitemap', async () => {
    const { titles } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(`<ul>${shown}</ul>${button}`),
      '/sitemap.xml': sitemap,
      ...details,
    })
    expect(titles.sort()).toEqual(['Fresatore', 'Saldatore', 'Tornitore'])
  })

  it('completes it from the posts of the WordPress API', async () => {
    const { titles } = await visit({
      '/': `${home}${api}`,
      '/lavora-con-noi/': careers(`<ul>${shown}</ul>${button}`),
      '/wp-json/wp/v2/types': json({ job: { name: 'Lavoro', rest_base: 'job-listings' } }),
      '/wp-json/wp/v2/job-listings?per_page=100': json(['Saldatore', 'Tornitore', 'Fresatore'].map(post)),
      ...details,
    })
    expect(titles.sort()).toEqual(['Fresatore', 'Saldatore', 'Tornitore'])
  })

  it('leaves it as it is where no source gives the rest', async () => {
    const { titles } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(`<ul>${shown}</ul>${button}`),
      ...details,
    })
    expect(titles.sort()).toEqual(['Saldatore', 'Tornitore'])
  })

  it('sends no further request without such a button', async () => {
    const { asked, titles } = await visit({
      '/': `${home}${api}`,
      '/lavora-con-noi/': careers(`<ul>${shown}</ul>`),
      '/sitemap.xml': sitemap,
      ...details,
    })
    expect(titles.sort()).toEqual(['Saldatore', 'Tornitore'])
    expect(asked.filter((url) => /sitemap|wp-json/.test(url))).toEqual([])
  })
})
