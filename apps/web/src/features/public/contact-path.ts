import type { ContactTopic } from '@vedetta/contracts/contact-topics'
import { routes } from '@vedetta/contracts/routes'

/** The contact form, with its subject chosen. */
export function contactAbout(subject: ContactTopic): string {
  return `${routes.contact}?subject=${subject}`
}
