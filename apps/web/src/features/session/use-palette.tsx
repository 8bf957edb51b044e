import type { Profile } from '@vedetta/contracts/customers/profile'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { loadTexts } from '../../lib/load-texts.ts'
import { isModified } from '../../lib/modifier-key.ts'
import { holdHotkeys } from '../../lib/use-hotkeys.ts'
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts'

const Palette = lazy(async () => {
  const [{ Palette }] = await Promise.all([import('./palette.tsx'), loadTexts('palette')])
  return { default: Palette }
})

/** The palette by Ctrl+K or ⌘K, for signed-in users; its code is loaded then. */
export function usePalette(user: Profile | null): { open: () => void; palette: ReactNode } {
  const dialog = useLazyDialog()
  const { open, onClose } = dialog.dialog
  const show = dialog.open

  useEffect(() => {
    if (!user) return
    // Letters typed before the palette has the focus must not act as shortcuts.
    const release = open ? holdHotkeys() : undefined
    const listen = (event: KeyboardEvent) => {
      const isOurs = event.key.toLowerCase() === 'k' && isModified(event)
      if (isOurs && (open || !isInDialog(event.target))) {
        event.preventDefault()
        if (open) onClose()
        else show()
      }
      // Later the dialog itself listens for Escape.
      if (open && event.key === 'Escape' && !isInDialog(event.target)) onClose()
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
      release?.()
    }
  })

  return {
    open: show,
    palette: user && dialog.wasOpened && (
      <Suspense>
        <Palette user={user} {...dialog.dialog} />
      </Suspense>
    ),
  }
}

/** A dialog that is closing keeps the focus until its transition ends; it no longer takes keys. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(openDialogs) !== null
}

const openDialogs = '[role="dialog"]:not([data-closed]), [role="alertdialog"]:not([data-closed])'
