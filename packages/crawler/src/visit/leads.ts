import { urlKey } from '../find/clean-url.ts'

/** What a page is asked for. */
export type LeadRole = 'home' | 'careers' | 'detail' | 'post' | 'pdf' | 'feed' | 'news' | 'contact'

export type Lead = {
  url: string
  role: LeadRole
  /** The best first. */
  priority: number
  /** The title under which a list leads there. */
  listTitle: string | null
  /** Steps from the start page. */
  depth: number
  /** Of another domain, and nothing but its VAT number can say that it is the company's. */
  needsOwnerCheck?: boolean
}

const maxLeads = 500
const maxDepth = 4

/** The ways still to go, each address once. */
export class Leads {
  readonly #waiting: Lead[] = []
  readonly #counts = new Map<LeadRole, number>()
  readonly #known = new Set<string>()

  /** An address that was visited, or must not be. */
  close(url: string): void {
    this.#known.add(urlKey(url))
  }

  /** How many were ever taken up to be read so. */
  count(role: LeadRole): number {
    return this.#counts.get(role) ?? 0
  }

  isKnown(url: string): boolean {
    return this.#known.has(urlKey(url))
  }

  add(lead: Lead): void {
    if (this.#known.has(urlKey(lead.url)) || this.#waiting.length >= maxLeads || lead.depth > maxDepth) return
    const index = this.#waiting.findIndex((other) => urlKey(other.url) === urlKey(lead.url))
    const same = this.#waiting[index]
    if (same !== undefined) this.#waiting[index] = better(same, lead)
    else {
      this.#waiting.push(lead)
      this.#counts.set(lead.role, this.count(lead.role) + 1)
    }
  }

  next(): Lead | null {
    let best = 0
    this.#waiting.forEach((lead, index) => {
      if (lead.priority > (this.#waiting[best]?.priority ?? 0)) best = index
    })
    const [lead] = this.#waiting.splice(best, 1)
    if (lead === undefined) return null
    this.close(lead.url)
    return lead
  }
}

/** The more urgent of two reasons to go there; a list that names the advert knows best what it will be. */
function better(one: Lead, other: Lead): Lead {
  const [first, second] = one.priority < other.priority ? [other, one] : [one, other]
  const isNamed = first.listTitle === null && second.listTitle !== null
  return isNamed ? { ...first, role: second.role, listTitle: second.listTitle } : first
}
