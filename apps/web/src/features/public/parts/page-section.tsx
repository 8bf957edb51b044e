import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Container } from './container.tsx'

type PageSectionProps = {
  id?: string
  title: string
  text?: string
  /** With a background that sets it apart from its neighbours. */
  tinted?: boolean
  children?: ReactNode
}

export function PageSection({ id, title, text, tinted = false, children }: PageSectionProps) {
  return (
    <section id={id} className={clsx('py-14 sm:py-[72px]', tinted && 'border-line border-y bg-soft')}>
      <Container>
        <h2 className="max-w-[26ch] text-balance font-bold text-[26px] leading-[1.15] tracking-[-0.025em] sm:text-[32px]">
          {title}
        </h2>
        {text && <p className="mt-2.5 max-w-[62ch] text-muted">{text}</p>}
        {children && <div className="mt-8">{children}</div>}
      </Container>
    </section>
  )
}
