import { matchesPath, type PathPattern, pathOf, pathPattern } from './path-pattern.ts'

type Rule = PathPattern & { isAllowed: boolean }

/** A host's rules for our agent (RFC 9309). */
export type Robots = {
  allows(url: URL): boolean
  /** The file itself denies us the whole host, without an exception. */
  deniesHost: boolean
  /** Seconds between two requests. */
  crawlDelay: number | null
  sitemaps: readonly string[]
}

export const robotsBytes = 500 * 1024
const maxSitemaps = 50

export const allowingRobots: Robots = { allows: () => true, deniesHost: false, crawlDelay: null, sitemaps: [] }
export const denyingRobots: Robots = { allows: () => false, deniesHost: false, crawlDelay: null, sitemaps: [] }

/** A wildcard costs its length for every character of a path; beyond these of a file, what precedes it decides. */
const maxWildcardCharacters = 20_000

/** The rule as far as its first wildcard, which denies more than it says; what it allows is not known then. */
function shortened({ parts, isAllowed }: Rule): Rule[] {
  const [start = ''] = parts
  return isAllowed ? [] : [{ parts: [start], isAnchored: false, length: start.length, isAllowed }]
}

function withinBound(rules: readonly Rule[]): Rule[] {
  let wildcards = 0
  return rules.flatMap((rule) => {
    if (rule.parts.length > 1) wildcards += rule.length
    return rule.parts.length > 1 && wildcards > maxWildcardCharacters ? shortened(rule) : [rule]
  })
}

const ruleOf = (written: string, isAllowed: boolean): Rule => ({ ...pathPattern(written), isAllowed })

function agentToken(value: string): string {
  return value.startsWith('*') ? '*' : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? '')
}

function readLines(text: string): [name: string, value: string][] {
  return text.split(/\r\n|\r|\n/).flatMap((line): [string, string][] => {
    const [record = ''] = line.split('#', 1)
    const colon = record.indexOf(':')
    return colon === -1 ? [] : [[record.slice(0, colon).trim().toLowerCase(), record.slice(colon + 1).trim()]]
  })
}

function decoded(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, robotsBytes))
  // The cut may have gone through a rule, which would then say something else.
  return bytes.length < robotsBytes ? text : text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'), 0))
}

/** The rules and delays of a file, by the token of the agent they address. */
type Groups = { rules: Map<string, Rule[]>; delays: Map<string, number>; sitemaps: string[] }

function readGroups(lines: readonly [name: string, value: string][], agent: string): Groups {
  const groups: Groups = { rules: new Map(), delays: new Map(), sitemaps: [] }
  const addressed = new Set<string>()
  let hasRules = false
  for (const [name, value] of lines) {
    if (/^user[ -]?agent$/.test(name)) {
      if (hasRules) addressed.clear()
      hasRules = false
      const token = agentToken(value)
      if (token !== '*' && token !== agent) continue
      addressed.add(token)
      if (!groups.rules.has(token)) groups.rules.set(token, [])
    } else if (isRule(name)) {
      hasRules = true
      if (value) for (const token of addressed) groups.rules.get(token)?.push(ruleOf(value, name === 'allow'))
    } else readSetting(groups, addressed, name, value)
  }
  return groups
}

/** Hosts misspell `disallow`. */
const isRule = (name: string) => name === 'allow' || /^dis+al+ow$/.test(name)

function readSetting(groups: Groups, addressed: ReadonlySet<string>, name: string, value: string): void {
  if (name === 'crawl-delay' && /^\d{1,6}(?:\.\d{1,6})?$/.test(value))
    for (const token of addressed) groups.delays.set(token, Number(value))
  else if (name === 'sitemap' && groups.sitemaps.length < maxSitemaps) groups.sitemaps.push(value)
}

const isOfWholeHost = ({ parts, isAnchored, isAllowed }: Rule) =>
  !isAllowed && !isAnchored && /^\/?$/.test(parts.join(''))

/** The rules for `agent`: those of all its groups together, or else those of `*`. The longest match decides, `allow` a tie. */
export function parseRobots(bytes: Uint8Array, agent: string): Robots {
  const token = agent.toLowerCase()
  const groups = readGroups(readLines(decoded(bytes)), token)
  const group = groups.rules.has(token) ? token : '*'
  const written = groups.rules.get(group) ?? []
  const rules = withinBound(written)
  rules.sort((a, b) => b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed))
  return {
    allows: (url) => {
      if (url.pathname === '/robots.txt') return true
      const path = pathOf(url)
      return rules.find((rule) => matchesPath(rule, path))?.isAllowed ?? true
    },
    deniesHost: written.some(isOfWholeHost) && !written.some(({ isAllowed }) => isAllowed),
    crawlDelay: groups.delays.get(group) ?? null,
    sitemaps: groups.sitemaps,
  }
}
