import { routes } from '@vedetta/contracts/calls/routes'
import { Link, useSearchParams } from 'react-router'
import { Banner } from '../../../ui/controls/banner.tsx'
import { ClientOnly } from '../../../ui/pages/client-only.tsx'
import { contactPath } from '../contact-path.ts'
import { PageLink } from '../page-link.tsx'
import { usePricingTexts } from './use-pricing-texts.ts'

/** The outcome of a payment, from the URL that the checkout returns to. */
export function CheckoutOutcome() {
  return <ClientOnly>{() => <Outcome />}</ClientOnly>
}

function Outcome() {
  const { paid, left } = usePricingTexts().outcomes
  const [params] = useSearchParams()
  switch (params.get('checkout')) {
    case 'paid':
      return (
        <Banner
          tone="success"
          title={paid.title}
          className="mb-6"
          action={<Link to={routes.redeem}>{paid.action}</Link>}
        >
          {paid.text}
        </Banner>
      )
    case 'left':
      return (
        <Banner
          tone="info"
          title={left.title}
          className="mb-6"
          action={<PageLink to={contactPath('billing')}>{left.action}</PageLink>}
        >
          {left.text}
        </Banner>
      )
    default:
      return null
  }
}
