import type { Profile } from '@vedetta/contracts/customers/profile'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSendVerification } from '../../domain/use-send-verification.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { useLinkParams } from './link-params.ts'
import { useNotice } from './use-notice.ts'

export function CheckYourMail({ user }: { user: Profile }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const notice = useNotice()
  const { next } = useLinkParams()
  const { send, isSending } = useSendVerification()
  return (
    <AuthPage title={t('auth.verify.check')} text={t('auth.verify.checkText', { email: user.email })}>
      {notice && <Banner tone="info">{errorText(notice)}</Banner>}
      <div className="grid gap-2">
        <Button look="plain" busy={isSending} onClick={send}>
          {t('auth.verify.sendAgain')}
        </Button>
        {next && (
          <Link to={next} className={buttonClass({ look: 'quiet' })}>
            {t('auth.continue')}
          </Link>
        )}
      </div>
      <p className="text-muted text-sm">{t('auth.verify.spam')}</p>
    </AuthPage>
  )
}
