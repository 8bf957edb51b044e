import { urlKey } from '../find/clean-url.ts'

/** The purpose a page is fetched for. */
export type LeadRole = 'home' | 'careers' | 'detail' | 'post' | 'pdf' | 'feed' | 'news' | 'contact'

export type Lead = {
  url: string
  role: LeadRole
  /** Leads of higher priority are read first. */
  priority: number
  /** The text of the link in the list. */
  listTitle: string | null
  /** Steps from the start page. */
  depth: number
  /** On another domain: read only if its VAT number shows that it is the company's. */
  needsOwnerCheck?: boolean
  /** Its answer is part of this page: a script puts it there. */
  shownAt?: string
}

const maxLeads = 500
const maxDepth = 4

/** The queue of addresses to read, each once. */
export class Leads {
  /** By the key of the address. */
  readonly #waiting = new Map<string, Lead>()
  readonly #counts = new Map<LeadRole, number>()
  readonly #known = new Set<string>()

  /** Excludes an address: it was read, or must not be. */
  close(url: string): void {
    this.#known.add(urlKey(url))
  }

  /** How many leads of this role were ever queued. */
  count(role: LeadRole): number {
    return this.#counts.get(role) ?? 0
  }

  isKnown(url: string): boolean {
    return this.#known.has(urlKey(url))
  }

  add(lead: Lead): void {
    if (this.#waiting.size >= maxLeads || lead.depth > maxDepth) return
    const key = urlKey(lead.url)
    if (this.#known.has(key)) return
    const same = this.#waiting.get(key)
    this.#waiting.set(key, same === undefined ? lead : better(same, lead))
    if (same === undefined) this.#counts.set(lead.role, this.count(lead.role) + 1)
  }

  next(): Lead | null {
    let best: [key: string, lead: Lead] | null = null
    for (const one of this.#waiting) if (best === null || one[1].priority > best[1].priority) best = one
    if (best === null) return null
    const [key, lead] = best
    this.#waiting.delete(key)
    this.#known.add(key)
    return lead
  }
}

/** The lead with the higher priority, with the role and title from the list that names the advert. */
function better(one: Lead, other: Lead): Lead {
  const [first, second] = one.priority < other.priority ? [other, one] : [one, other]
  const isNamed = first.listTitle === null && second.listTitle !== null
  return isNamed ? { ...first, role: second.role, listTitle: second.listTitle } : first
}
