import type { Fetched } from './fetcher.ts'

const maxHosts = 10
const maxCookies = 20
const maxLength = 4_000
const pair = /^\s*([\w!#$%&'*+.^`|~-]{1,100})=([^;,\s"\\]{0,2000})/

/** The cookies of one visit, by host name; they end with it and never reach another host. */
export type SessionCookies = {
  keep(answer: Fetched): void
  /** The header for a request to this address, or null. */
  headerFor(url: URL): string | null
}

export function createSessionCookies(): SessionCookies {
  const byHost = new Map<string, Map<string, string>>()
  return {
    keep: ({ url, headers }) => {
      const host = URL.parse(url)?.hostname
      const set = headers['set-cookie']
      if (host === undefined || set === undefined || (!byHost.has(host) && byHost.size >= maxHosts)) return
      const cookies = byHost.get(host) ?? new Map<string, string>()
      byHost.set(host, cookies)
      for (const [name, value] of cookiesIn(set)) if (cookies.size < maxCookies) cookies.set(name, value)
    },
    headerFor: ({ hostname }) => {
      const cookies = [...(byHost.get(hostname) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
      return cookies === '' || cookies.length > maxLength ? null : cookies
    },
  }
}

/** Several `Set-Cookie` lines come joined by commas; the comma of a date is followed by no name. */
function cookiesIn(header: string): [string, string][] {
  return header
    .slice(0, 20_000)
    .split(/,(?=[^;,=]{1,100}=)/)
    .flatMap((line): [string, string][] => {
      const found = pair.exec(line)
      return found?.[1] === undefined || found[2] === undefined ? [] : [[found[1], found[2]]]
    })
}
