import { ArrowLeft, ArrowRight } from 'lucide-react'
import { PageLink } from '../page-link.tsx'

type TextLinkProps = {
  to: string
  /** To where one came from. */
  back?: boolean
  children: string
}

/** A link that stands by itself, above or below a text. */
export function TextLink({ to, back = false, children }: TextLinkProps) {
  const lastSpace = children.lastIndexOf(' ') + 1
  return (
    <PageLink to={to} className="rounded-sm font-semibold text-brand hover:underline pointer-coarse:py-2">
      {back && <ArrowLeft className="mr-1.5 inline size-4 align-[-0.15em]" aria-hidden="true" />}
      {children.slice(0, lastSpace)}
      {/* The arrow never stands alone on a line. */}
      <span className="whitespace-nowrap">
        {children.slice(lastSpace)}
        {!back && <ArrowRight className="ml-1.5 inline size-4 align-[-0.15em]" aria-hidden="true" />}
      </span>
    </PageLink>
  )
}
