import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'

type OpeningLinkProps = Omit<ComponentProps<typeof Link>, 'onClick'> & { onOpen: () => void }

/** Opens something where one is; with a modifier key, in a window of its own. */
export function OpeningLink({ onOpen, ...link }: OpeningLinkProps) {
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }

  return <Link onClick={open} {...link} />
}
