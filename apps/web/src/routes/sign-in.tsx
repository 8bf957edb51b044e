import type { NoticeCode } from '@vedetta/contracts/calls/errors'
import { routes } from '@vedetta/contracts/calls/routes'
import { retention } from '@vedetta/contracts/facts/retention'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useProfile, useSession } from '../domain/profile.ts'
import { AuthPage } from '../features/auth/auth-page.tsx'
import { destinationOf } from '../features/auth/destination.ts'
import { useLinkParams, withLinkParams } from '../features/auth/link-params.ts'
import { ProductPromise } from '../features/auth/product-promise.tsx'
import { SecondStepForm } from '../features/auth/second-step-form.tsx'
import { SignInForm } from '../features/auth/sign-in-form.tsx'
import { TextLink } from '../features/auth/text-link.tsx'
import { Unreachable } from '../features/session/unreachable.tsx'
import { Banner } from '../ui/controls/banner.tsx'

type Stage =
  | { name: 'password' }
  | { name: 'secondStep'; code: string | undefined }
  | { name: 'done'; notice: NoticeCode | null; code: string | undefined }

export function Component() {
  const { t } = useTranslation()
  const { state, user, error, retry } = useProfile()
  const { start } = useSession()
  const linkParams = useLinkParams()
  const sessionEnded = useSessionEnded()
  const [params] = useSearchParams()
  // A provider's sign-in of a person with a second factor comes back here.
  const [stage, setStage] = useState<Stage>(
    params.get('step') === 'code' ? { name: 'secondStep', code: linkParams.code || undefined } : { name: 'password' },
  )

  if (user && stage.name === 'done' && stage.notice) {
    const to = withLinkParams(routes.redeem, { ...linkParams, code: stage.code })
    return <Navigate to={to} state={{ notice: stage.notice }} replace />
  }
  if (user) {
    const hasCode = stage.name !== 'done' && linkParams.code
    return (
      <Navigate
        to={hasCode ? withLinkParams(routes.redeem, linkParams) : destinationOf(user, linkParams.next)}
        replace
      />
    )
  }

  if (state === 'error' && error) return <Unreachable code={error} onRetry={retry} />

  async function finish(notice: NoticeCode | null, code: string | undefined) {
    setStage({ name: 'done', notice, code })
    await start()
  }

  if (stage.name === 'secondStep') {
    return (
      <AuthPage title={t('auth.step.title')} text={t('auth.step.text')}>
        <SecondStepForm redeem={stage.code} onDone={({ notice }) => finish(notice, stage.code)} />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={t('auth.signIn')}
      text={
        <>
          {t('auth.noAccount')} <TextLink to={withLinkParams(routes.signUp, linkParams)}>{t('auth.signUp')}</TextLink>
        </>
      }
      aside={<ProductPromise />}
    >
      {sessionEnded && <Banner tone="info">{t('auth.sessionEnded', { days: retention.sessionDays })}</Banner>}
      <SignInForm
        onDone={({ twoFactor, notice }, { code }) =>
          twoFactor ? setStage({ name: 'secondStep', code }) : finish(notice, code)
        }
      />
    </AuthPage>
  )
}

/** Whether the guard of a page sent a user here whose session has ended. */
function useSessionEnded(): boolean {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'sessionEnded' in state
}
