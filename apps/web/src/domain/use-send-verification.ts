import { requestVerification } from '@vedetta/contracts/customers/auth'
import { useTranslation } from 'react-i18next'
import { showToast } from '../lib/toasts.ts'
import { useCall } from '../lib/use-call.ts'
import { useErrorText } from '../lib/use-error-text.ts'

export function useSendVerification() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { mutate, isPending } = useCall(requestVerification, () =>
    showToast({ type: 'success', title: t('session.sent'), description: t('session.sentText'), duration: 5000 }),
  )

  function send() {
    if (isPending) return
    mutate(
      {},
      {
        onError: ({ code }) =>
          showToast({ type: 'error', title: t('session.notSent'), description: errorText(code), duration: 6000 }),
      },
    )
  }

  return { send, isSending: isPending }
}
