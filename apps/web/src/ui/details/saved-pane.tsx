import type { ReactNode, Ref } from 'react'
import { useRef } from 'react'
import type { ApiErrorCode } from '../../lib/api-client.ts'
import type { LoadState } from '../../lib/load-state.ts'
import { type Paging, useListPage } from '../../lib/use-list-page.ts'
import { LoadingLines } from '../pages/loading-lines.tsx'
import { ErrorState } from '../pages/states.tsx'
import { Pagination } from '../tables/pagination.tsx'

type SavedPaneProps<Each> = {
  title: string
  aside: string | undefined
  actions?: ReactNode
  state: LoadState
  failure: { title: string; code: ApiErrorCode; onRetry: () => void } | undefined
  list: readonly Each[]
  paging: Paging
  empty: ReactNode
  /** Renders the current page; `focusHeading` is for when the focused row is removed. */
  children: (shown: readonly Each[], focusHeading: () => void) => ReactNode
}

/** A saved list, fully loaded and shown in pages. */
export function SavedPane<Each>(props: SavedPaneProps<Each>) {
  const { title, aside, actions, state, failure, list, paging, empty, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()

  function content() {
    if (state === 'error' && failure) return <ErrorState {...failure} />
    if (state !== 'loaded') {
      return (
        <div className="px-4 py-4 sm:px-5">
          <LoadingLines count={4} />
        </div>
      )
    }
    if (list.length === 0) return empty
    return <ListPage list={list} paging={paging} focusHeading={focusHeading} content={children} />
  }

  return (
    <section className="min-w-0 border-line border-b bg-card sm:rounded-lg sm:border">
      <Heading ref={heading} title={title} aside={aside}>
        {actions}
      </Heading>
      {content()}
    </section>
  )
}

type HeadingProps = { ref: Ref<HTMLHeadingElement>; title: string; aside: string | undefined; children: ReactNode }

function Heading({ ref, title, aside, children }: HeadingProps) {
  return (
    <header className="flex min-h-[46px] flex-wrap items-baseline gap-x-2.5 border-line border-b px-4 py-3 sm:px-5">
      <h2 ref={ref} tabIndex={-1} className="scroll-mt-20 rounded-sm font-semibold text-[15px]">
        {title}
      </h2>
      {aside && (
        <p role="status" className="text-muted text-sm tabular-nums">
          {aside}
        </p>
      )}
      {children && <div className="-my-1 ml-auto">{children}</div>}
    </header>
  )
}

type ListPageProps<Each> = {
  list: readonly Each[]
  paging: Paging
  focusHeading: () => void
  content: (shown: readonly Each[], focusHeading: () => void) => ReactNode
}

function ListPage<Each>({ list, paging, focusHeading, content }: ListPageProps<Each>) {
  const { page, pages, shown } = useListPage(list, paging)
  return (
    <>
      {content(shown, focusHeading)}
      {pages > 1 && (
        <footer className="border-line border-t px-3 py-3">
          <Pagination page={page} pages={pages} hrefOf={paging.hrefOf} onGo={focusHeading} />
        </footer>
      )}
    </>
  )
}
