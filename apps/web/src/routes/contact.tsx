import { ContactPage } from '../features/public/contact/contact-page.tsx'

export function Component() {
  return <ContactPage />
}
