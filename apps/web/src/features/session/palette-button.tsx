import type { Profile } from '@vedetta/contracts/profile'
import { Command } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isModified, modified } from '../../lib/modifier-key.ts'
import { holdHotkeys } from '../../lib/use-hotkeys.ts'
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** Opens the palette, also by Ctrl+K or ⌘K; its code is loaded then. */
export function PaletteButton({ user }: { user: Profile }) {
  const { t } = useTranslation()
  const palette = useLazyDialog()
  const { open, onClose } = palette.dialog
  const show = palette.open

  useEffect(() => {
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

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`${t('palette.open')} (${modified('K')})`}
        onClick={show}
        className="flex h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-full text-muted hover:bg-hover hover:text-ink"
      >
        <Command className="size-5" aria-hidden="true" />
        <span className="sr-only">{t('palette.open')}</span>
      </button>
      {palette.wasOpened && (
        <Suspense>
          <Palette user={user} {...palette.dialog} />
        </Suspense>
      )}
    </>
  )
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null
}
