import type { ContactTopic } from '@vedetta/contracts/contact-topics'
import { routes } from '@vedetta/contracts/routes'

/** The contact page with its topic preselected. */
export function contactPath(subject: ContactTopic): string {
  return `${routes.contact}?subject=${subject}`
}
