import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'

type LazyPopupProps = {
  /** The button before its first use. */
  trigger: ReactElement<{ onClick?: (event: MouseEvent) => void; 'aria-expanded'?: boolean }>
  /** The same button with its popup, whose code is loaded on first use. */
  children: (startsOpen: boolean) => ReactNode
}

/** Defers the code of a popup until its button is first used, which most visits never do. */
export function LazyPopup({ trigger, children }: LazyPopupProps) {
  const [openedBy, setOpenedBy] = useState<'none' | 'mouse' | 'keyboard'>('none')
  const place = useRef<HTMLSpanElement>(null)
  if (openedBy === 'none') {
    // A click made by a key has a `detail` of 0.
    const open = ({ detail }: MouseEvent) => setOpenedBy(detail === 0 ? 'keyboard' : 'mouse')
    return cloneElement(trigger, { onClick: open, 'aria-expanded': false })
  }
  return (
    <span ref={place} className="contents">
      <Suspense fallback={trigger}>
        {children(openedBy === 'mouse')}
        {openedBy === 'keyboard' && <ClickTrigger place={place} />}
      </Suspense>
    </span>
  )
}

/** Clicks the loaded button as the key did, so that the popup manages the focus as for a keyboard. */
function ClickTrigger({ place }: { place: RefObject<HTMLElement | null> }) {
  const isPressed = useRef(false)
  useEffect(() => {
    if (isPressed.current) return
    isPressed.current = true
    const button = place.current?.querySelector('button')
    button?.focus()
    button?.click()
  }, [place])
  return null
}
