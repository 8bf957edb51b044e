import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type AuthPageProps = {
  title: string
  text?: ReactNode
  /** Shown beside the form on a wide screen. */
  aside?: ReactNode
  children: ReactNode
}

/** A page with one form: a card in the middle, or half of the page where there is an aside. */
export function AuthPage({ title, text, aside, children }: AuthPageProps) {
  return (
    <main id="content" className={clsx('grid grow grid-cols-[minmax(0,1fr)]', aside && 'lg:grid-cols-2')}>
      <title>{`${title} · Vedetta`}</title>
      <div
        className={clsx(
          'grid content-start justify-items-center px-5 pt-8 pb-16 sm:pt-[8vh]',
          aside && 'bg-card max-lg:bg-transparent',
        )}
      >
        <div
          className={clsx(
            'grid w-full max-w-[440px] grid-cols-[minmax(0,1fr)] gap-6',
            aside ? 'lg:max-w-[400px]' : 'sm:rounded-lg sm:border sm:border-line sm:bg-card sm:p-8',
          )}
        >
          <header>
            <h1 className="text-balance font-semibold text-2xl tracking-tight">{title}</h1>
            {text && <p className="mt-1.5 text-pretty text-muted">{text}</p>}
          </header>
          {children}
        </div>
      </div>
      {aside && <aside className="hidden border-line border-l bg-soft lg:grid">{aside}</aside>}
    </main>
  )
}
