import type { Language } from '@vedetta/contracts/text/labels'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useLanguage } from '../../lib/i18n.ts'
import { hideToast, type Toast, useToasts } from '../../lib/toasts.ts'

const looks = {
  success: { Icon: CircleCheck, colour: 'text-brand' },
  error: { Icon: CircleAlert, colour: 'text-no' },
  warning: { Icon: TriangleAlert, colour: 'text-new' },
  info: { Icon: Info, colour: 'text-muted' },
} as const satisfies Record<Toast['type'], unknown>

/** Inlined: public pages show toasts without loading the interface's texts. */
const texts = {
  it: { label: 'Messaggi', hide: 'Nascondi il messaggio' },
  en: { label: 'Messages', hide: 'Hide the message' },
} satisfies Record<Language, unknown>

export function ToastStack() {
  const { label } = texts[useLanguage()]
  const toasts = useToasts()
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className="pointer-events-none fixed right-4 bottom-4 z-50 grid w-[calc(100%-32px)] max-w-[360px] gap-2"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastCard({ toast: { id, title, description, type, visible, action } }: { toast: Toast }) {
  const { hide } = texts[useLanguage()]
  const { Icon, colour } = looks[type]
  return (
    <div
      inert={!visible}
      className={clsx(
        'flex items-start gap-2.5 rounded-lg border border-edge/60 bg-card py-2.5 pr-2 pl-3.5 transition-opacity duration-150 starting:opacity-0',
        visible ? 'pointer-events-auto' : 'opacity-0',
      )}
    >
      <Icon className={clsx('mt-0.5 size-4 shrink-0', colour)} aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-muted text-sm">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            hideToast(id)
            action.onPress()
          }}
          className="h-7 shrink-0 rounded-md px-2 font-semibold text-brand text-sm -outline-offset-2 hover:bg-hover pointer-coarse:h-10"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={hide}
        onClick={() => hideToast(id)}
        className="grid size-7 shrink-0 place-items-center rounded-md text-muted -outline-offset-2 hover:bg-hover hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
