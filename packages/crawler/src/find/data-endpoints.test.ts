import { describe, expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import { readHtml } from '../page/read-page.ts'
import { dataEndpoints } from './data-endpoints.ts'

const origin = 'https://acme.example'
const endpoints = (body: string) =>
  dataEndpoints(
    readHtml(`<html><body>${body}</body></html>`, { url: `${origin}/lavoro`, status: 200, isRendered: false }),
  )
const urls = (body: string) => endpoints(body).map(({ url }) => url.slice(origin.length))

describe('dataEndpoints', () => {
  it.each([
    ['<div data-endpoint="/api/jobs"></div>', '/api/jobs'],
    ['<job-list src="/data/posizioni.json"></job-list>', '/data/posizioni.json'],
    ['<ul hx-get="/lavoro/elenco" hx-trigger="load"></ul>', '/lavoro/elenco'],
    ['<div x-data data-source="https://acme.example/wp-json/wp/v2/offerta"></div>', '/wp-json/wp/v2/offerta'],
    ["<script>fetch('/api/jobs').then(draw)</script>", '/api/jobs'],
    ["<script>axios.get('/wp-json/acme/v1/posizioni', {})</script>", '/wp-json/acme/v1/posizioni'],
    ["<script>$.getJSON( '/jobs.json', draw)</script>", '/jobs.json'],
    ["<script>x.open('GET', '/api/vacancies')</script>", '/api/vacancies'],
    ["<script>var conf = { apiUrl: '/api/openings' }</script>", '/api/openings'],
    ["<script>fetch('/api/jobs?page=' + page)</script>", '/api/jobs?page=1'],
    [`<script>fetch(\`\${base}/api/jobs?page=\${page}&size=10\`)</script>`, '/api/jobs?page=1&size=10'],
    ['<link rel="alternate" type="application/rss+xml" title="Offerte" href="/offerte/feed/">', '/offerte/feed/'],
    ['<div data-src="/dati/elenco.json"></div>', '/dati/elenco.json'],
    ['<section data-elenco="dati/elenco.json?v=3"></section>', '/dati/elenco.json?v=3'],
    ['<link rel="preload" as="fetch" href="/dati/elenco.json">', '/dati/elenco.json'],
    ["<script>var file = '/dati/elenco.json'; leggi(file)</script>", '/dati/elenco.json'],
  ])('finds the address in %s', (body, url) => {
    expect(urls(body)).toEqual([url])
  })

  it('takes JSON files, and nothing else, from other hosts of the site', () => {
    const found = endpoints(
      '<div data-a="https://dati.acme.example/elenco.json" data-api="https://dati.acme.example/api/jobs"></div>',
    )
    expect(found.map(({ url }) => url)).toEqual(['https://dati.acme.example/elenco.json'])
  })

  it.each([
    ['<button data-next="/parte/2">Carica altri</button>', '/parte/2'],
    ['<a href="#" data-href="/elenco?da=10">Mostra tutte le posizioni</a>', '/elenco?da=10'],
    ['<button hx-get="/elenco/2">Load more jobs</button>', '/elenco/2'],
  ])('knows that %s names the rest of a list', (body, url) => {
    expect(endpoints(body)).toMatchObject([{ url: `${origin}${url}`, isMore: true }])
  })

  it.each([
    '<script>fetch("https://other.example/api/jobs")</script>',
    '<script>fetch("/api/jobs/delete?id=1")</script>',
    '<script>$.post("/api/jobs")</script>',
    '<script>fetch("/api/login?next=jobs")</script>',
    '<script>fetch("/api/jobs/" + id)</script>',
    '<div data-url="/lavoro/saldatore">Saldatore</div>',
    '<img data-src="/img/jobs.jpg">',
    '<div data-url="/lavoro">Condividi</div>',
    '<link rel="alternate" type="application/rss+xml" title="Notizie" href="/feed/">',
    '<link rel="manifest" href="/site.json">',
    '<link rel="preload" href="/manifest.json">',
    '<div data-animation="/lottie/hero.json"></div>',
    '<a href="/dati/elenco.json">Dati aperti</a>',
    '<script src="/js/app.js"></script><script>load("/js/app.js"); load("/js/app.js?v=1.json.js")</script>',
    '<script>const file = "https://altra.example/dati/elenco.json"</script>',
  ])('takes no address from %s', (body) => {
    expect(urls(body)).toEqual([])
  })

  it.each(['fetch(', 'url:', "get('/", 'apiapi', '.json', '"a.json', '<a data-next="/x">'])(
    'takes no longer over many of %s',
    (part) => {
      const spent = startCpuTime()
      endpoints(`<script>${part.repeat(200_000)}</script>${part.startsWith('<') ? part.repeat(20_000) : ''}`)
      expect(spent()).toBeLessThan(1_000)
    },
  )
})
