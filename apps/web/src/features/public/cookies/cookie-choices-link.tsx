import { routes } from '@vedetta/contracts/calls/routes'
import { reopenCookieQuestion } from '../../../lib/cookie-choice.ts'
import { PageLink } from '../page-link.tsx'

export const cookieChoiceId = 'scelta'

/** Reopens the cookie question; without scripts it links to the cookie page. */
export function CookieChoicesLink({ className, children }: { className: string; children: string }) {
  return (
    <PageLink
      to={`${routes.cookies}#${cookieChoiceId}`}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        reopenCookieQuestion()
      }}
    >
      {children}
    </PageLink>
  )
}
