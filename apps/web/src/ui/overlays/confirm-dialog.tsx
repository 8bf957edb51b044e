import { AlertDialog } from '@base-ui/react/alert-dialog'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../controls/banner.tsx'
import { Button } from '../controls/button.tsx'
import { backdropClass, DialogActions, dialogClass, dialogWidth } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: ReactNode
  confirmLabel: string
  onConfirm: () => void
  look?: 'primary' | 'danger'
  busy?: boolean
  /** The text of the error when the action failed. */
  error?: string | undefined
  children?: ReactNode
}

/** Confirms an action that is hard to undo: the focus starts on "Annulla", and a click outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, text, confirmLabel, onConfirm, look = 'primary', busy = false, error, children } = props
  const { t } = useTranslation()
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && !busy && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Popup className={clsx(dialogClass, dialogWidth)}>
          <AlertDialog.Title className="text-balance font-semibold text-[17px] tracking-tight">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1.5 text-pretty text-muted">{text}</AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          {error && (
            <Banner tone="error" className="mt-4">
              {error}
            </Banner>
          )}
          <DialogActions>
            <AlertDialog.Close render={<Button look="plain">{t('kit.cancel')}</Button>} />
            <Button look={look} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
