import { localPath, routes } from '@vedetta/contracts/calls/routes'
import { logOut } from '@vedetta/contracts/customers/auth'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useProfile, useSession } from '../domain/profile.ts'
import { useLanguage } from '../lib/i18n.ts'
import { endPushSubscription } from '../lib/push-subscription.ts'
import { showToast } from '../lib/toasts.ts'
import { useCall } from '../lib/use-call.ts'
import { useErrorText } from '../lib/use-error-text.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'

export function Component() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const home = localPath(routes.home, useLanguage())
  const isFirstPage = useLocation().key === 'default'
  const { state, user } = useProfile()
  const { end } = useSession()
  const loggingOut = useCall(logOut, () => {
    void endPushSubscription()
    end()
    showToast({ type: 'success', title: t('auth.logOut.done') })
  })
  if (!user) return state === 'loaded' ? <Navigate to={home} replace /> : null
  return (
    <main id="content">
      <title>{`${t('auth.logOut.title')} · Vedetta`}</title>
      <ConfirmDialog
        open
        onClose={() => (isFirstPage ? navigate(home) : navigate(-1))}
        title={t('auth.logOut.title')}
        text={t('auth.logOut.text')}
        confirmLabel={t('auth.logOut.confirm')}
        onConfirm={() => loggingOut.mutate({})}
        busy={loggingOut.isPending}
        error={loggingOut.error ? errorText(loggingOut.error.code) : undefined}
      />
    </main>
  )
}
