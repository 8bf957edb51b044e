import { describe, expect, it } from 'vitest'
import { advert, careers, detail, home, origin, row, visit } from './testing/visit-answers.ts'

describe('a list of which a button loads the rest', () => {
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

  it('is completed from the sitemap', async () => {
    const { titles } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(`<ul>${shown}</ul>${button}`),
      '/sitemap.xml': sitemap,
      ...details,
    })
    expect(titles.sort()).toEqual(['Fresatore', 'Saldatore', 'Tornitore'])
  })

  it('is completed from the posts that WordPress tells', async () => {
    const { titles } = await visit({
      '/': `${home}${api}`,
      '/lavora-con-noi/': careers(`<ul>${shown}</ul>${button}`),
      '/wp-json/wp/v2/types': json({ job: { name: 'Lavoro', rest_base: 'job-listings' } }),
      '/wp-json/wp/v2/job-listings?per_page=100': json(['Saldatore', 'Tornitore', 'Fresatore'].map(post)),
      ...details,
    })
    expect(titles.sort()).toEqual(['Fresatore', 'Saldatore', 'Tornitore'])
  })

  it('stands as it is where nothing tells of the rest', async () => {
    const { titles } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(`<ul>${shown}</ul>${button}`),
      ...details,
    })
    expect(titles.sort()).toEqual(['Saldatore', 'Tornitore'])
  })

  it('is whole without such a button: nobody is asked for more', async () => {
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
