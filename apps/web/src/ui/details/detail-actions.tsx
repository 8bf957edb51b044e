import { Bookmark, Ellipsis, Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../lib/copy-text.ts'
import { Button, buttonClass } from '../controls/button.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { Menu } from '../overlays/menu.tsx'

export const iconButton = buttonClass({ look: 'plain', size: 'small', className: 'px-2! pointer-coarse:h-10' })

type SaveButtonProps = { look: 'plain' | 'primary'; isSaved: boolean; busy: boolean; onClick: () => void }

export function SaveButton({ look, isSaved, busy, onClick }: SaveButtonProps) {
  const { t } = useTranslation()
  const text = t(isSaved ? 'detail.saved' : 'detail.save')
  return (
    <Button
      look={look}
      size="small"
      aria-pressed={isSaved}
      aria-keyshortcuts="s"
      busy={busy}
      title={`${text} (s)`}
      className="@max-[26rem]/actions:px-2! pointer-coarse:h-10"
      onClick={onClick}
    >
      <Bookmark className={isSaved ? 'size-4 fill-current text-brand' : 'size-4'} aria-hidden="true" />
      {/* In the narrow pane, and on a phone, the actions are to stay on one line. */}
      <span className="@max-[26rem]/actions:sr-only">{text}</span>
      <span aria-hidden="true" className="max-[105rem]:hidden pointer-coarse:hidden">
        <Kbd>s</Kbd>
      </span>
    </Button>
  )
}

/** Copies the absolute URL of a path. */
export function CopyLinkButton({ path }: { path: string }) {
  const { t } = useTranslation()

  function copyLink() {
    const { href } = new URL(path, window.location.origin)
    void copyText(href, { copied: t('detail.linkCopied'), notCopied: t('detail.linkNotCopied') })
  }

  return (
    <button
      type="button"
      aria-label={t('detail.copyLink')}
      title={t('detail.copyLink')}
      className={iconButton}
      onClick={copyLink}
    >
      <Link2 className="size-4" aria-hidden="true" />
    </button>
  )
}

export function MoreMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Menu
      trigger={
        <button type="button" aria-label={t('detail.more')} title={t('detail.more')} className={iconButton}>
          <Ellipsis className="size-4" aria-hidden="true" />
        </button>
      }
    >
      {children}
    </Menu>
  )
}
