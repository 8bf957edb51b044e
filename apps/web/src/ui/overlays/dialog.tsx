import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../controls/button.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  /** For long texts. */
  isWide?: boolean
  /** The title gets the focus, where a key pressed too much must not reach a field or button. */
  startsAtTitle?: boolean
  children: ReactNode
}

export const backdropClass =
  'fixed inset-0 z-30 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const dialogClass =
  'fixed top-1/2 left-1/2 z-40 max-h-[calc(100svh-32px)] w-[calc(100%-32px)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto overscroll-contain rounded-lg border border-line bg-card p-5 outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-6'

export const dialogWidth = 'max-w-[440px]'

/** For a short task, such as a form of one or two fields, the first of which gets the focus. To confirm an action, see ConfirmDialog. */
export function Dialog({ open, onClose, title, text, isWide = false, startsAtTitle = false, children }: DialogProps) {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClass} />
        <BaseDialog.Popup
          ref={popup}
          initialFocus={
            startsAtTitle ? heading : () => popup.current?.querySelector<HTMLElement>('input, textarea') ?? true
          }
          className={clsx(dialogClass, isWide ? 'max-w-[840px]' : dialogWidth)}
        >
          <div className="flex items-start justify-between gap-3">
            <BaseDialog.Title
              ref={heading}
              tabIndex={-1}
              className="text-balance font-semibold text-[17px] tracking-tight outline-none"
            >
              {title}
            </BaseDialog.Title>
            <BaseDialog.Close
              className={buttonClass({ look: 'quiet', size: 'icon', className: '-mt-2 -mr-2' })}
              aria-label={t('kit.close')}
            >
              <X className="size-5" aria-hidden="true" />
            </BaseDialog.Close>
          </div>
          {text && <BaseDialog.Description className="mt-1 text-muted text-sm">{text}</BaseDialog.Description>}
          <div className="mt-4">{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** The buttons at the foot of a dialog: the primary one last, but first on a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{children}</div>
}

type FormActionsProps = {
  onCancel: () => void
  submitLabel: string
  look?: 'primary' | 'danger'
  busy: boolean
  disabled?: boolean
}

/** Cancel and submit of a form in a dialog. */
export function FormActions({ onCancel, submitLabel, ...props }: FormActionsProps) {
  const { t } = useTranslation()
  return (
    <DialogActions>
      <Button look="plain" onClick={onCancel}>
        {t('kit.cancel')}
      </Button>
      <Button type="submit" {...props}>
        {submitLabel}
      </Button>
    </DialogActions>
  )
}
