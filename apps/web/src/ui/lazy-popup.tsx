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

type OnDemandProps = {
  /** The button, until it is first used. */
  trigger: ReactElement<{ onClick?: (event: MouseEvent) => void; 'aria-expanded'?: boolean }>
  /** The same button with what it opens, whose code comes when it is first wanted. */
  children: (startsOpen: boolean) => ReactNode
}

/** Most who see a page open nothing: what a button opens need not be there before the page is. */
export function OnDemand({ trigger, children }: OnDemandProps) {
  const [wantedBy, setWantedBy] = useState<'nobody' | 'mouse' | 'keyboard'>('nobody')
  const place = useRef<HTMLSpanElement>(null)
  if (wantedBy === 'nobody') {
    // A key presses a button no times.
    const want = ({ detail }: MouseEvent) => setWantedBy(detail === 0 ? 'keyboard' : 'mouse')
    return cloneElement(trigger, { onClick: want, 'aria-expanded': false })
  }
  return (
    <span ref={place} className="contents">
      <Suspense fallback={trigger}>
        {children(wantedBy === 'mouse')}
        {wantedBy === 'keyboard' && <Press place={place} />}
      </Suspense>
    </span>
  )
}

/** Presses the button as the key did, so that what opens takes the focus as it does for a keyboard. */
function Press({ place }: { place: RefObject<HTMLElement | null> }) {
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
