import { useState } from 'react'

/** Mounts a dialog when it is first opened, so that its code loads then, and keeps it mounted for the fade-out. */
export function useLazyDialog() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    wasOpened: state !== 'never',
    open: () => setState('open'),
    dialog: { open: state === 'open', onClose: () => setState('closed') },
  }
}
