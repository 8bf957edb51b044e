import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'

type InPlaceLinkProps = Omit<ComponentProps<typeof Link>, 'onClick'> & { onOpen: () => void }

/** A link whose plain click calls `onOpen`; with a modifier key the browser opens it in a new window or tab. */
export function InPlaceLink({ onOpen, ...link }: InPlaceLinkProps) {
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }

  return <Link onClick={open} {...link} />
}
