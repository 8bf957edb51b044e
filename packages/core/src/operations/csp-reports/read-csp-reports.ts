import { z } from 'zod'

/** What a browser kept a page from doing. */
export type CspReport = { readonly directive: string; readonly blocked: string }

/** In place of a directive or an origin that is none, or one too many. */
export const other = 'other'

/** A browser collects a minute's; more than these are not its. */
const maxReports = 20

/** All that a browser may name, also by way of a fallback to `default-src`. */
const directives = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'fenced-frame-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'prefetch-src',
  'sandbox',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
])

/** What a browser says in place of an address. */
const keywords = new Set(['eval', 'inline', 'self', 'trusted-types-policy', 'trusted-types-sink', 'wasm-eval'])
const webSchemes = new Set(['http', 'https', 'ws', 'wss'])
const otherSchemes = new Set(['about', 'blob', 'data', 'filesystem', 'javascript'])
/** A domain or an address of a network, as URLs have it after parsing, with its port. */
const isHost = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/

const text = z.string().catch('')

/** `report-uri` of CSP 2: one report, as application/csp-report. */
const single = z
  .object({
    'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
    },
  ])

/** `report-to` of CSP 3: those of a while, as application/reports+json, with other kinds of report among them. */
const collected = z.array(z.unknown()).transform((reports) =>
  reports.slice(0, maxReports).flatMap((report) => {
    const { data } = violation.safeParse(report)
    return data ? [{ directive: data.body.effectiveDirective, blocked: data.body.blockedURL }] : []
  }),
)
const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text }),
})

const body = z.union([single, collected])

/** The reports of a body, in the few words that are kept; null if it is none. */
export function readCspReports(bytes: string): CspReport[] | null {
  const { data } = body.safeParse(parsed(bytes))
  return (
    data?.map(({ directive, blocked }) => ({ directive: knownDirective(directive), blocked: originOf(blocked) })) ??
    null
  )
}

function parsed(bytes: string): unknown {
  try {
    return JSON.parse(bytes)
  } catch {
    return undefined
  }
}

function knownDirective(directive: string): string {
  // Old browsers send the sources after the name.
  const [name = ''] = directive.split(' ', 1)
  return directives.has(name) ? name : other
}

/** The origin alone: a path or a query may name a person, and few people have a certain extension. */
function originOf(blocked: string): string {
  if (keywords.has(blocked) || otherSchemes.has(blocked)) return blocked
  const { protocol, host } = URL.parse(blocked) ?? { protocol: '', host: '' }
  const scheme = protocol.slice(0, -1)
  if (webSchemes.has(scheme)) return isHost.test(host) ? `${protocol}//${host}` : other
  if (scheme.endsWith('-extension')) return 'extension'
  return otherSchemes.has(scheme) ? scheme : other
}
