import { routes } from '@vedetta/contracts/calls/routes'
import type { redeemLicence } from '@vedetta/contracts/customers/licences'
import { plans } from '@vedetta/contracts/facts/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { z } from 'zod'
import { useSession } from '../domain/profile.ts'
import { AuthPage } from '../features/auth/auth-page.tsx'
import { useLinkParams } from '../features/auth/link-params.ts'
import { RedeemForm } from '../features/auth/redeem-form.tsx'
import { useNotice } from '../features/auth/use-notice.ts'
import { useLanguage } from '../lib/i18n.ts'
import { useErrorText } from '../lib/use-error-text.ts'
import { Banner } from '../ui/controls/banner.tsx'
import { buttonClass } from '../ui/controls/button.tsx'

export function Component() {
  const { t } = useTranslation()
  const language = useLanguage()
  const errorText = useErrorText()
  const notice = useNotice()
  const { next } = useLinkParams()
  const { refresh } = useSession()
  const [redeemed, setRedeemed] = useState<z.output<typeof redeemLicence.output>>()
  if (redeemed) {
    const isManager = redeemed.role === 'manager'
    return (
      <AuthPage
        title={t(isManager ? 'auth.redeem.managing' : 'auth.redeem.done', { tier: plans[redeemed.tier][language] })}
        text={t(isManager ? 'auth.redeem.managingText' : 'auth.redeem.doneText')}
      >
        <Link to={next ?? (isManager ? `${routes.profile}?tab=licenses` : routes.positions)} className={buttonClass()}>
          {t(isManager ? 'auth.redeem.toLicence' : 'auth.redeem.toPositions')}
        </Link>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth.redeem.title')} text={t('auth.redeem.text')}>
      {notice && <Banner tone="warning">{errorText(notice)}</Banner>}
      <RedeemForm
        onDone={async (answer) => {
          setRedeemed(answer)
          await refresh()
        }}
      />
    </AuthPage>
  )
}
