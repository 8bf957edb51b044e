import type { IncomingHttpHeaders } from 'node:http'
import { readConfig } from '@vedetta/contracts/calls/process-config'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visibleText } from '../html/dom.ts'
import { parseHtml } from '../page/parse-html.ts'
import { createBrowsingFetcher } from './browsing-fetcher.ts'
import type { FetchResult } from './fetcher.ts'
import { pageForScript } from './input-hash.ts'
import { browserSettings, chromiumOf } from './launch-chromium.ts'
import { type Listening, listenCanary, listenHttp } from './testing/listen.ts'

/** This address plays the public web; the rest of loopback is the inside. */
const publicAddress = '127.9.9.9'

type Canary = Awaited<ReturnType<typeof listenCanary>>
let canaries: Canary[] = []
let server: Listening
let fetcher: ReturnType<typeof createBrowsingFetcher>
/** For pages that would otherwise be busy for ever. */
let failFast: ReturnType<typeof createBrowsingFetcher>
const asked: string[] = []
const received: { method: string; host: string; url: string; headers: IncomingHttpHeaders }[] = []

const page = (script: string, body = '') =>
  `<!doctype html><title>x</title>${body}<div id=list></div><script>${script}</script>`

function pages(inside: string): Record<string, string> {
  return {
    '/list': page(`fetch('/api', { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } })
      .then((r) => r.json()).then((r) => { document.getElementById('list').innerHTML = r.titles.map((t) => '<h3>' + t + '</h3>').join('') })`),
    '/got': page(
      `fetch('/data.json').then((r) => r.json()).then((r) => { document.getElementById('list').textContent = r.titles })`,
      '<img src="/a.png"><script src="/gone.js"></script>',
    ),
    '/replaced': page('', '<script src="/late"></script>'),
    '/lost': page(`fetch('/gone.json').catch(() => undefined)`),
    '/late': page(`setTimeout(() => { document.body.append('Posizioni: ' + 'perito') }, 300)`),
    '/slow-start': page(
      `for (const end = performance.now() + 700; performance.now() < end; ) {}
      setTimeout(() => { document.body.append('Posizioni: ' + 'perito') }, 300)`,
    ),
    '/pictures': page(
      '',
      '<img src="/a.png"><link rel=stylesheet href="/a.css"><video src="/a.mp4"></video><style>@font-face{font-family:f;src:url(/f.woff)}body{font-family:f}</style>',
    ),
    '/busy': page(
      `setInterval(() => fetch('/api', { method: 'POST', body: '{}' }), 100); document.body.append('Torni' + 'tore')`,
    ),
    '/spin': page('while (true) {}'),
    '/huge': page(`document.body.append(document.createComment('a'.repeat(5_000_000)))`),
    '/dialogs': page(`alert(1); window.open('/late'); document.body.append(String(confirm('x')))`),
    '/tricks': page(
      `for (const what of ['fetch', 'ws', 'beacon', 'image', 'worker', 'rtc']) try {
        if (what === 'fetch') { fetch('http://${inside}/fetch', { mode: 'no-cors' }); fetch('http://inside.test/', { mode: 'no-cors' }) }
        if (what === 'ws') new WebSocket('ws://${inside}/ws')
        if (what === 'beacon') navigator.sendBeacon('http://${inside}/beacon', 'x')
        if (what === 'image') new Image().src = 'http://${inside}/image'
        if (what === 'worker') { new Worker(URL.createObjectURL(new Blob(["fetch('http://${inside}/worker',{mode:'no-cors'});new WebSocket('ws://${inside}/ws')"]))); navigator.serviceWorker?.register('/sw.js') }
        if (what === 'rtc') new RTCPeerConnection({ iceServers: [{ urls: 'turn:${inside}?transport=tcp', username: 'a', credential: 'b' }] }).createDataChannel('x')
      } catch {}`,
      `<iframe src="http://${inside}/frame"></iframe><iframe src="/go?to=http://${inside}/redirected"></iframe><link rel=preconnect href="http://${inside}">
       <link rel=dns-prefetch href="//inside.test"><link rel=prefetch href="http://${inside}/prefetch"><script src="http://${inside}/script"></script>
       <object data="http://${inside}/object"></object><embed src="http://${inside}/embed"><form action="http://${inside}/form" id=f></form>`,
    ),
    '/writes': page(
      `const headers = { authorization: 'Bearer x', 'x-api-key': 'k', 'content-type': 'application/json' }
      const other = 'http://other.test:' + location.port
      Promise.allSettled([fetch('/api?own', { method: 'POST', body: '{}', headers }), fetch('/api?read', { headers }), fetch(other + '/api', { headers }),
        fetch(other + '/api', { method: 'POST', body: 'x', mode: 'no-cors' }), fetch(other + '/api', { method: 'PUT', body: 'x' })])
        .then(() => document.body.append('all' + '-tried')); navigator.sendBeacon(other + '/beacon', 'x'); document.forms[0].submit()`,
      '<iframe name=i></iframe><form target=i method=post action="http://other.test/form"><input name=a value=b></form>',
    ),
    '/redirected-writes': page(
      `const to = (status, host) => '/go?status=' + status + '&to=' + encodeURIComponent('http://' + host + ':' + location.port + '/api')
      const post = (path) => fetch(path, { method: 'POST', body: 'x', mode: 'no-cors' })
      Promise.allSettled([post(to(307, 'other.test')), post(to(308, 'other.test')), post(to(307, 'www.public.test')), post(to(303, 'other.test')),
        fetch(to(307, 'other.test'))]).then(() => document.body.append('all' + '-tried'))
      document.forms[0].action = to(307, 'other.test'); document.forms[0].submit()`,
      '<iframe name=i></iframe><form target=i method=post><input name=a value=b></form>',
    ),
    '/unseen': page(
      `for (const unseen of document.querySelectorAll('.out')) unseen.style.left = '-9999px'
      new MutationObserver((changes) => changes.forEach(({ target, attributeName }) => target.removeAttribute(attributeName)))
        .observe(document, { subtree: true, attributes: true })
      document.body.append('all' + '-placed')`,
      `<style>body{background:#fff} .nil{font-size:0} .out{position:absolute} .pale{color:#fffffe} .box{width:1px;height:1px;overflow:hidden} .faint{opacity:0}
        .dark{background:#000;color:#fff} .panel{height:0;overflow:hidden} .slide{transform:translateX(-2560px)}</style>
      <form><input name=parentElement><input name=setAttribute></form>
      <p class=nil>hidden-size</p><p class=out>hidden-place</p><p class=pale>hidden-colour</p><p class=box>hidden-box</p><p class=faint>hidden-opacity</p>
      <p class=dark>shown-dark</p><p class=panel>shown-panel</p><p class=slide>shown-slide</p><div class=nil><b style="font-size:12px">shown-size</b></div>`,
    ),
    '/moves': page(`location.href = 'http://${inside}/moved'`),
  }
}

beforeAll(async () => {
  canaries = [await listenCanary('127.0.0.1'), await listenCanary('::1')]
  const inside = `127.0.0.1:${canaries[0]?.port}`
  const known = pages(inside)
  server = await listenHttp((request, response) => {
    asked.push(request.url ?? '')
    const { method = '', url = '', headers } = request
    received.push({ method, host: headers.host ?? '', url, headers })
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
    const html = known[pathname]
    if (pathname === '/go')
      response.writeHead(Number(searchParams.get('status') ?? 302), { location: searchParams.get('to') ?? '/' }).end()
    else if (pathname === '/data.json')
      response.writeHead(200, { 'content-type': 'application/json', etag: '"1"' }).end('{"titles":["Perito"]}')
    else if (pathname === '/api')
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"titles":["Saldatore","Impiegata"]}')
    else if (html) response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    else response.writeHead(404).end()
  }, publicAddress)
  const settings = {
    chromium: chromiumOf(readConfig(browserSettings, process.env)),
    resolve: async (name: string) =>
      /^(?:(?:www\.)?public|other)\.test$/.test(name) ? [publicAddress] : ['127.0.0.1', '::1'],
    allowedRanges: [`${publicAddress}/32`],
    allowedPorts: [server.port, ...canaries.map(({ port }) => port)],
    limits: { pauseMs: 0 },
  }
  fetcher = createBrowsingFetcher({ ...settings, renderMs: minuteMs })
  failFast = createBrowsingFetcher({ ...settings, renderMs: 4_000 })
})

afterAll(async () => {
  await Promise.all([fetcher.close(), failFast.close()])
  await Promise.all([server, ...canaries].map(({ close }) => close()))
})

const render = (path: string, by = fetcher) => by.render(`http://public.test:${server.port}${path}`)
/** Renders a page until it holds the words: a browser that gets no processor time may show them too late for one render. */
async function renderUntil(path: string, words: string, by = fetcher): Promise<FetchResult> {
  let result: FetchResult | undefined
  const html = async () => {
    received.length = 0
    result = await render(path, by)
    return htmlOf(result)
  }
  await expect.poll(html).toContain(words)
  return result as FetchResult
}
const htmlOf = (result: FetchResult) =>
  result.kind === 'fetched' ? new TextDecoder().decode(result.body) : result.kind

describe('a rendered page', () => {
  test('a rendered page lists the answers it was drawn from, itself first, without a missing script', async () => {
    const result = await renderUntil('/got', 'Perito')
    const at = (path: string) => `http://public.test:${server.port}${path}`
    expect(result).toMatchObject({
      drawnFrom: [{ url: at('/got') }, { url: at('/data.json'), etag: '"1"', bytesHash: expect.any(String) }],
    })
  })

  test('a page in the place of a script is known as that, whatever it says', async () => {
    const result = await render('/replaced')
    expect(result).toMatchObject({ drawnFrom: [{ bytesHash: expect.any(String) }, { bytesHash: pageForScript }] })
    expect(result).toMatchObject({ document: { kind: 'fetched', url: `http://public.test:${server.port}/replaced` } })
  })

  test.each(['/list', '/lost', '/busy'])(
    'a rendered page lists no answers where %s: they could not be requested again',
    async (path) => {
      expect(await render(path, path === '/busy' ? failFast : fetcher)).not.toHaveProperty('drawnFrom')
    },
  )

  test('a rendered page holds the content of its scripts', async () => {
    const result = await renderUntil('/list', '<h3>Saldatore</h3><h3>Impiegata</h3>')
    expect(result).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })

  test.each([
    ['/late', 'Posizioni: perito'],
    ['/slow-start', 'Posizioni: perito'],
    ['/busy', 'Tornitore'],
    ['/dialogs', 'false'],
    ['/go?to=/late', 'Posizioni: perito'],
  ])('rendering waits for %s, up to a limit', async (path, words) => {
    await renderUntil(path, words, path === '/busy' ? failFast : fetcher)
  })

  test('a rendered page is read without the text that nobody can see by its computed style', async () => {
    const text = visibleText(parseHtml(htmlOf(await renderUntil('/unseen', 'all-placed'))))
    expect(text.match(/(?:hidden|shown)-\w+/g)).toEqual(['shown-dark', 'shown-panel', 'shown-slide', 'shown-size'])
  })

  test('rendering fetches no pictures, styles, films and fonts', async () => {
    asked.length = 0
    await render('/pictures')
    expect(asked).toEqual(['/pictures'])
  })

  test('a rendered page writes to its own site only, and sends no credential', async () => {
    await renderUntil('/writes', 'all-tried')
    const sent = received.map(({ method, host }) => `${method} ${host.split(':')[0]}`)
    expect(sent.toSorted()).toEqual(['GET other.test', 'GET public.test', 'GET public.test', 'POST public.test'])
    for (const { headers } of received)
      for (const name of ['authorization', 'x-api-key', 'cookie']) expect(headers).not.toHaveProperty(name)
  })

  test('a write of a rendered page that is redirected to another site is not repeated there', async () => {
    await renderUntil('/redirected-writes', 'all-tried')
    const redirected = received.filter(({ url }) => !url.startsWith('/go') && url !== '/redirected-writes')
    const sent = redirected.map(({ method, host }) => `${method} ${host.split(':')[0]}`)
    expect(sent.toSorted()).toEqual(['GET other.test', 'GET other.test', 'POST www.public.test'])
  })

  test('rendering never reaches the inside of our network', async () => {
    await render('/tricks')
    await render('/moves')
    expect(canaries.map((canary) => canary.hits())).toEqual([0, 0])
  })

  test.each([
    ['/spin', 'timeout'],
    ['/huge', 'too_large'],
  ])('rendering %s ends as %s, and the next page is rendered', async (path, reason) => {
    const by = reason === 'timeout' ? failFast : fetcher
    expect(await render(path, by)).toMatchObject({ kind: 'failed', reason })
    await renderUntil('/late', 'perito', by)
  })

  test('an answer that is no page is returned unrendered', async () => {
    expect(await render('/api')).toMatchObject({ kind: 'fetched', headers: { 'content-type': 'application/json' } })
    expect(await render('/missing')).toMatchObject({ kind: 'fetched', status: 404 })
    expect(await fetcher.render(`http://127.0.0.1:${canaries[0]?.port}/`)).toMatchObject({ reason: 'address_refused' })
  })
})
