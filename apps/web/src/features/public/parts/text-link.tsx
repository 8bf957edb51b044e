import { ArrowLeft, ArrowRight } from 'lucide-react'
import { PageLink } from '../page-link.tsx'

type TextLinkProps = {
  to: string
  /** Points back, with the arrow on the left. */
  back?: boolean
  children: string
}

/** A standalone link, above or below a text. */
export function TextLink({ to, back = false, children }: TextLinkProps) {
  const lastSpace = children.lastIndexOf(' ') + 1
  return (
    <PageLink to={to} className="rounded-sm font-semibold text-brand hover:underline pointer-coarse:py-2">
      {back && <ArrowLeft className="mr-1.5 inline size-4 align-[-0.15em]" aria-hidden="true" />}
      {children.slice(0, lastSpace)}
      {/* Keeps the arrow on the line of the last word. */}
      <span className="whitespace-nowrap">
        {children.slice(lastSpace)}
        {!back && <ArrowRight className="ml-1.5 inline size-4 align-[-0.15em]" aria-hidden="true" />}
      </span>
    </PageLink>
  )
}
