import { Command } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { modified } from '../../lib/modifier-key.ts'

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t('palette.open')} (${modified('K')})`}
      onClick={onOpen}
      className="flex h-9 min-w-9 shrink-0 items-center justify-center gap-1.5 rounded-full text-muted hover:bg-hover hover:text-ink"
    >
      <Command className="size-5" aria-hidden="true" />
      <span className="sr-only">{t('palette.open')}</span>
    </button>
  )
}
