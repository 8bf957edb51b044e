import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../controls/button.tsx'

type DrawerProps = {
  trigger: ReactElement<Record<string, unknown>>
  title: string
  footer: string
  startsOpen: boolean
  children: ReactNode
}

/** A full-height panel over the page, for content that on a wide screen is a sidebar. */
export function Drawer({ trigger, title, footer, startsOpen, children }: DrawerProps) {
  const { t } = useTranslation()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root defaultOpen={startsOpen}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          ref={popup}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-revealed]') ?? true}
          className="fixed inset-y-0 right-0 z-40 flex w-full flex-col bg-card outline-none transition-transform duration-150 data-ending-style:translate-x-full data-starting-style:translate-x-full sm:w-[400px] sm:border-line sm:border-l"
        >
          <div className="flex h-14 shrink-0 items-center justify-between border-line border-b pr-2 pl-4">
            <Dialog.Title className="font-semibold text-base">{title}</Dialog.Title>
            <Dialog.Close className={buttonClass({ look: 'quiet', size: 'icon' })} aria-label={t('drawer.close')}>
              <X className="size-5" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4">{children}</div>
          <div className="shrink-0 border-line border-t p-3">
            <Dialog.Close className={buttonClass({ className: 'w-full' })}>{footer}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
