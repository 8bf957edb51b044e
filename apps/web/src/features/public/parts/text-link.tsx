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
  return (
    <PageLink
      to={to}
      className="inline-flex items-center gap-1.5 rounded-sm font-semibold text-brand hover:underline pointer-coarse:py-2"
    >
      {back && <ArrowLeft className="size-4" aria-hidden="true" />}
      {children}
      {!back && <ArrowRight className="size-4" aria-hidden="true" />}
    </PageLink>
  )
}
