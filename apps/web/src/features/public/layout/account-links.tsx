import { routes } from '@vedetta/contracts/calls/routes'
import { Link } from 'react-router'
import { useSessionHint } from '../../../domain/session-hint.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { contactPath } from '../contact-path.ts'
import { PageLink } from '../page-link.tsx'
import { useLayoutTexts } from './use-layout-texts.ts'

/** Sign-in and trial for visitors; the positions for signed-in users. */
export function AccountLinks() {
  const texts = useLayoutTexts()
  if (useSessionHint()) {
    return (
      <Link to={routes.positions} className={buttonClass()}>
        {texts.open}
      </Link>
    )
  }
  return (
    <>
      <Link to={routes.signIn} className={buttonClass({ look: 'quiet' })}>
        {texts.signIn}
      </Link>
      <PageLink to={contactPath('trial')} className={buttonClass()}>
        {texts.tryIt}
      </PageLink>
    </>
  )
}
