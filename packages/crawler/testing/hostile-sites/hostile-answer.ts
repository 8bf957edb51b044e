import { gzipSync } from 'node:zlib'
import { seededBytes } from './seeded-bytes.ts'

/** How a hostile site answers a path: with bytes, or by misbehaving on the connection. */
export type HostileAnswer =
  | { kind: 'answer'; status: number; headers: Readonly<Record<string, string>>; body: Uint8Array }
  | { kind: 'drip' | 'drip headers' | 'huge headers' | 'silence' }
  | { kind: 'flood'; start: string; block: string; blocks: number }

/** What a site answers to the path and query of a request; the host and port are its own. */
export type HostileSite = (path: string, host: string) => HostileAnswer

/** As much as a page may have when it is inflated, less the noise. */
const maxInflated = 3_700_000
/** Compressed too well, a page would be refused as a bomb: this much noise keeps it below. */
const noiseBytes = 75_000
const compressedFrom = 200_000

export const missing: HostileAnswer = { kind: 'answer', status: 404, headers: {}, body: new Uint8Array() }

export function textAnswer(text: string, contentType: string): HostileAnswer {
  const isLarge = text.length > compressedFrom
  const noise = isLarge ? `<!--${seededBytes(noiseBytes).toString('base64')}-->` : ''
  const bytes = Buffer.from(isLarge ? text.slice(0, maxInflated) + noise : text)
  const coding = isLarge ? { 'content-encoding': 'gzip' } : {}
  const body = isLarge ? gzipSync(bytes) : bytes
  return { kind: 'answer', status: 200, headers: { 'content-type': contentType, ...coding }, body }
}

export const page = (body: string, head = ''): HostileAnswer =>
  textAnswer(
    `<!doctype html><html lang="it"><head><title>Lavora con noi</title>${head}</head><body>${menu}${body}</body></html>`,
    'text/html; charset=utf-8',
  )

export const redirect = (location: string): HostileAnswer => ({
  kind: 'answer',
  status: 302,
  headers: { location },
  body: new Uint8Array(),
})

const menu = '<nav><a href="/lavora-con-noi">Lavora con noi</a></nav>'

/** A list of open positions with one advert. */
export const advert = (title: string, text: string): string =>
  `<h1>Posizioni aperte</h1><article><h2>${title}</h2><p>${text}</p><p>Sede: Trento. Contratto a termine.</p></article>`

export const request =
  'Si ricerca fresatore per reparto utensili, con pratica di disegno; si offre assunzione diretta. '

/** The same page at every address, and no robots.txt. */
export const everywhere = (answer: () => HostileAnswer): HostileSite => {
  let made: HostileAnswer | null = null
  return (path) => {
    if (path === '/robots.txt') return missing
    made ??= answer()
    return made
  }
}
