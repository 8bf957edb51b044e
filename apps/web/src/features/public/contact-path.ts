import { routes } from '@vedetta/contracts/calls/routes'
import type { ContactTopic } from '@vedetta/contracts/operations/contact-topics'

/** The contact page with its topic preselected. */
export function contactPath(subject: ContactTopic): string {
  return `${routes.contact}?subject=${subject}`
}
