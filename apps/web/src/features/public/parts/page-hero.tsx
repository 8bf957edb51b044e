import type { ReactNode } from 'react'
import { Container } from './container.tsx'

type PageHeroProps = {
  /** Shown above the heading: the audience or topic of the page. */
  kicker?: string
  title: string
  lead: string
  children?: ReactNode
}

/** The top of a page. */
export function PageHero({ kicker, title, lead, children }: PageHeroProps) {
  return (
    <Container className="pt-12 pb-10 sm:pt-[72px] sm:pb-14">
      {kicker && <p className="mb-3 font-semibold text-[15px] text-brand">{kicker}</p>}
      <h1 className="max-w-[20ch] text-balance font-bold text-[36px] leading-[1.06] tracking-[-0.035em] sm:text-[48px]">
        {title}
      </h1>
      <p className="mt-5 max-w-[60ch] text-[17px] text-ink/85 sm:text-[19px]">{lead}</p>
      {children && <div className="mt-7 flex flex-wrap items-center gap-3">{children}</div>}
    </Container>
  )
}
