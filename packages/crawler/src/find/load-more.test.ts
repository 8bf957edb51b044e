import { describe, expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { hasMoreToLoad } from './unrendered-page.ts'
import { jobPluginRequests } from './wordpress.ts'

const pageOf = (body: string) =>
  readHtml(`<html><body>${body}</body></html>`, { url: 'https://acme.example/lavoro/', status: 200, isRendered: false })

describe('hasMoreToLoad', () => {
  it.each([
    ['<a class="more" href="#"><strong>Carica altri annunci</strong></a>', true],
    ['<button>Mostra tutte le posizioni</button>', true],
    ['<button type="button">Load more jobs</button>', true],
    ['<a href="javascript:void(0)">Weitere Stellen anzeigen</a>', true],
    ['<a href="/lavoro/?page=2">Carica altri annunci</a>', false],
    ['<button>Mostra di più</button>', false],
    ['<button>Leggi tutto</button>', false],
    ['<button>Show more</button>', false],
  ])('%s', (body, isPart) => expect(hasMoreToLoad(pageOf(body))).toBe(isPart))
})

describe('jobPluginRequests', () => {
  const api = 'https://acme.example/wp-json/'

  it('gives the list requests of the plugins that a page loads', () => {
    const html =
      '<link href="/wp-content/plugins/wp-job-manager/a.css"><script src="/wp-content/plugins/wp-job-openings/b.js">'
    expect(jobPluginRequests(html, api)).toEqual([
      `${api}wp/v2/job-listings?per_page=100`,
      `${api}wp/v2/awsm_job_openings?per_page=100`,
    ])
  })

  it('gives none for other plugins', () => {
    expect(jobPluginRequests('<script src="/wp-content/plugins/woocommerce/a.js">', api)).toEqual([])
  })
})
