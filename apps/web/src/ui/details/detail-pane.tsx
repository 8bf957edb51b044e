import { clsx } from 'clsx'
import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMediaQuery, wideScreen } from '../../lib/use-media-query.ts'
import { Button } from '../controls/button.tsx'

type DetailPaneProps = {
  label: string
  /** ID of the open item: a change scrolls the pane to its top. */
  subject: string
  /** Gets the focus where the pane fills the page. */
  heading: RefObject<HTMLElement | null>
  onClose: () => void
  closeLabel: string
  /** By default the results. */
  backLabel?: string
  /** In the bar at the top, before the close button. */
  tools?: ReactNode
  /** Without a list beside it, however wide the screen is. */
  isPage?: boolean
  /** `content` where the pane is the whole content of its page. */
  id?: 'content' | undefined
  children: ReactNode
}

/** The detail of a list's item: beside the list, or as a page of its own. */
export function DetailPane(props: DetailPaneProps) {
  const { label, subject, heading, onClose, closeLabel, backLabel, tools, isPage = false, id, children } = props
  const { t } = useTranslation()
  const isWide = useMediaQuery(wideScreen)
  const pane = useRef<HTMLElement>(null)
  const Frame = isPage ? 'section' : 'aside'

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject starts at the top
  useEffect(() => {
    if (pane.current) pane.current.scrollTop = 0
    if (isWide && !isPage) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [subject, isWide, isPage])

  return (
    <Frame
      ref={pane}
      aria-label={label}
      id={id}
      tabIndex={isPage ? -1 : undefined}
      className={clsx(
        // Visually hidden texts are absolutely positioned: `relative` makes them scroll with the rest.
        'flex min-w-0 flex-col bg-card outline-none lg:relative lg:scroll-pt-14 lg:overflow-y-auto lg:overscroll-contain',
        isPage ? 'lg:min-h-0 lg:grow' : 'lg:border-line lg:border-l',
      )}
    >
      <div className="sticky top-0 z-10 flex h-11 shrink-0 items-center gap-1 border-line border-b bg-card pr-2 pl-2 lg:pl-4">
        <Button look="quiet" size="small" className={clsx('px-2!', !isPage && 'lg:hidden')} onClick={onClose}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {backLabel ?? t('detail.back')}
        </Button>
        <span className={clsx('ml-auto flex gap-0.5', !isPage && 'lg:-ml-2')}>{tools}</span>
        {!isPage && (
          <span className="ml-auto max-lg:hidden">
            <PaneButton label={closeLabel} onClick={onClose}>
              <X className="size-4" aria-hidden="true" />
            </PaneButton>
          </span>
        )}
      </div>
      <div
        className={clsx(
          'grid w-full grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 pt-4 pb-10 lg:px-5',
          isPage && 'mx-auto max-w-6xl',
        )}
      >
        {children}
      </div>
    </Frame>
  )
}

export function PaneButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      look="quiet"
      size="small"
      className="px-2! pointer-coarse:h-10"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
