import { routes } from '@vedetta/contracts/routes'
import { reopenCookieQuestion } from '../../../lib/cookie-choice.ts'
import { PageLink } from '../page-link.tsx'

export const cookieChoicePart = 'scelta'

/** Opens the question about cookies anew; without scripts it leads to the page that says what there is. */
export function CookieChoicesLink({ className, children }: { className: string; children: string }) {
  return (
    <PageLink
      to={`${routes.cookies}#${cookieChoicePart}`}
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
