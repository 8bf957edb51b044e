import { LandingPage } from '../features/public/landing/landing-page.tsx'

export function Component() {
  return <LandingPage />
}
