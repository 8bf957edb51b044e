import { PricingPage } from '../features/public/pricing/pricing-page.tsx'

export function Component() {
  return <PricingPage />
}
