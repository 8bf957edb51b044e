import { MailWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSendVerification } from '../../domain/use-send-verification.ts'

/** Shown on every page until the address is verified, except on the verification page itself. */
export function VerifyBanner({ email }: { email: string }) {
  const { t } = useTranslation()
  const { send, isSending } = useSendVerification()
  return (
    <aside
      aria-label={t('session.unverifiedLabel')}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-new-soft px-4 py-2 text-new text-sm sm:justify-center"
    >
      <p className="flex min-w-0 items-start gap-2">
        <MailWarning className="mt-px size-4 shrink-0" aria-hidden="true" />
        {t('session.unverified', { email })}
      </p>
      <button
        type="button"
        aria-disabled={isSending || undefined}
        onClick={send}
        className="rounded-sm font-semibold max-sm:ml-6 underline underline-offset-2 aria-disabled:opacity-60"
      >
        {t('session.sendAgain')}
      </button>
    </aside>
  )
}
