import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { everywhere, type HostileAnswer, type HostileSite, missing, page, redirect } from './hostile-answer.ts'

const compressed = (body: Uint8Array, coding: string): HostileAnswer => ({
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/html', 'content-encoding': coding },
  body,
})

const behaving =
  (kind: 'drip' | 'drip headers' | 'huge headers'): HostileSite =>
  () => ({ kind })

const xml = (text: string): HostileAnswer => ({
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(text),
})

const plain = (text: string): HostileAnswer => ({
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(text),
})

const wildcards = (count: number) => `/${'*x'.repeat(count)}`

/** Two thousand pages, all of which show one stream that inflates to 100 MB. */
function pdfBomb(): Uint8Array {
  const stream = deflateSync(Buffer.alloc(100_000_000, 0x20))
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Kids[${'3 0 R '.repeat(2_000)}]/Count 2000>>`),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>'),
    Buffer.concat([
      Buffer.from(`<</Length ${stream.length}/Filter/FlateDecode>>stream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
  ]
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = 9
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj`), object, Buffer.from(' endobj\n')])
    parts.push(part)
    length += part.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(`xref\n0 5\n0000000000 65535 f \n${rows}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`),
  )
  return Buffer.concat(parts)
}

const pdfSite = (): HostileSite => {
  let bomb: HostileAnswer | null = null
  return (path) => {
    if (path === '/robots.txt') return missing
    if (!path.endsWith('.pdf')) {
      const links = Array.from(
        { length: 12 },
        (_, n) => `<a href="/posto-${n}.pdf">Posizione aperta: fresatore ${n}</a>`,
      )
      return page(`<h1>Lavora con noi</h1>${links.join(' ')}`)
    }
    bomb ??= { kind: 'answer', status: 200, headers: { 'content-type': 'application/pdf' }, body: pdfBomb() }
    return bomb
  }
}

const numbered = (path: string) => Number(/\d+$/.exec(path)?.[0] ?? 0) + 1

/** Sites that misbehave on the wire, lead in circles, or forbid without end. */
export const siteKinds: Readonly<Record<string, HostileSite>> = {
  'endless redirects': (path) => redirect(`/?n=${numbered(path)}`),
  'endless refreshing': (path) =>
    path === '/robots.txt' ? missing : page('', `<meta http-equiv=refresh content="0;url=/?n=${numbered(path)}">`),
  'a redirect to our own network': everywhere(() => redirect('http://127.0.0.1:9/')),
  'a gzip bomb': everywhere(() => compressed(gzipSync(Buffer.alloc(200_000_000, 0x20)), 'gzip')),
  'a Brotli bomb': everywhere(() =>
    compressed(
      brotliCompressSync(Buffer.alloc(200_000_000, 0x41), { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
      'br',
    ),
  ),
  'a bomb in a bomb': everywhere(() => compressed(gzipSync(gzipSync(Buffer.alloc(200_000_000, 0x20))), 'gzip, gzip')),
  'a dripping page': behaving('drip'),
  'dripping headers': behaving('drip headers'),
  'huge headers': behaving('huge headers'),
  'links to anything': everywhere(() =>
    page(
      `<h1>Posizioni aperte</h1><ul>${[
        'javascript:x()',
        'data:text/html,<b>',
        'vbscript:x',
        'file:///etc/hosts',
        'https://xn--fresa-8ya.example/lavora-con-noi',
        'http://a:b@127.0.0.1:9/',
        'http://169.254.169.254/',
      ]
        .map((href) => `<li><a href="${href}">Fresatore</a>`)
        .join('')}</ul>`,
    ),
  ),
  'PDF bombs': pdfSite(),
  'endless sitemaps': (path, host) => {
    if (path === '/robots.txt')
      return plain(
        `User-agent: *\nDisallow: ${wildcards(200)}$\n${`Sitemap: http://${host}/sitemap.xml\n`.repeat(5_000)}`,
      )
    if (/sitemap|feed|xml/.test(path))
      return xml(`<?xml version="1.0"?><urlset>${`<url><loc>http://${host}/lavora</loc></url>`.repeat(15_000)}`)
    return page('')
  },
  'rules without end': (path) => {
    if (path === '/robots.txt') return plain(`User-agent: *\n${`Disallow: ${wildcards(60)}y$\n`.repeat(3_000)}`)
    const links = Array.from({ length: 300 }, (_, n) => `<a href="/${'x'.repeat(1_500)}${n}">Lavora con noi ${n}</a>`)
    return page(links.join(''))
  },
  'a different large page at every address': (path) =>
    path === '/robots.txt'
      ? missing
      : page(
          Array.from(
            { length: 30_000 },
            (_, n) => `<a href="/lavora-con-noi/p${numbered(path)}${n}">Fresatore ${n}, Trento</a>`,
          ).join(' '),
        ),
}

const scripted = (script: string) => everywhere(() => page(`<div id="app"></div><script>${script}</script>`))

/** Pages that only a browser reads, with scripts that would keep it busy. */
export const scriptKinds: Readonly<Record<string, HostileSite>> = {
  'an endless script': scripted('for(;;){}'),
  'a script that takes memory': scripted(
    'const b=[];setInterval(()=>{for(let i=0;i<40;i++)b.push(new Uint8Array(9e6).fill(2))},1);fetch("/silence")',
  ),
  'a script that adds elements': scripted(
    'setInterval(()=>{for(let i=0;i<15000;i++){const d=document.createElement("div");d.textContent="fresatore ".repeat(9);document.body.append(d)}},1);fetch("/silence")',
  ),
  'a script that opens windows': scripted(
    'for(let i=0;i<400;i++)open("/w"+i);for(let i=0;i<150;i++){const f=document.createElement("iframe");f.src="/f"+i;document.body.append(f)}setInterval(()=>{location.href="/?"+Math.random()},90)',
  ),
  'a script that asks': scripted('for(;;){alert(1);confirm(1);prompt(1)}'),
  'a script of many requests': scripted('for(let i=0;i<4000;i++)fetch("/r"+i)'),
}
