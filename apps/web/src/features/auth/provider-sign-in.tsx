import { useQuery } from '@tanstack/react-query'
import { type ErrorCode, errors, noticeCodes } from '@vedetta/contracts/calls/errors'
import { routes } from '@vedetta/contracts/calls/routes'
import { signInWithProvider } from '@vedetta/contracts/customers/auth'
import { type Provider, providers } from '@vedetta/contracts/facts/providers'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useProfile } from '../../domain/profile.ts'
import { useSite } from '../../domain/site.ts'
import { fetchFromApi } from '../../lib/api-query.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { buttonClass } from '../../ui/controls/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { destinationOf } from './destination.ts'
import { useLinkParams, withLinkParams } from './link-params.ts'
import { providerRoutes } from './provider-links.tsx'
import { ProviderTerms } from './provider-terms.tsx'

/** Redirects a visitor to the provider, and handles the return: signed in, perhaps with a notice; asked for the terms; or with an error. */
export function ProviderSignIn({ provider }: { provider: Provider }) {
  const [params] = useSearchParams()
  const { state, user } = useProfile()
  const { next } = useLinkParams()
  const error = params.get('error')
  const notice = noticeCodes.find((code) => code === params.get('notice'))

  if (error !== null) return <SignInFailed provider={provider} code={errorCodeOf(error)} />
  if (user && notice) return <SignedInWithNotice provider={provider} code={notice} to={destinationOf(user, next)} />
  if (user) return <Navigate to={destinationOf(user, next)} replace />
  if (state === 'loaded' && params.get('terms') === 'required') return <ProviderTerms provider={provider} />
  return state === 'loaded' ? <ProviderRedirect provider={provider} /> : null
}

function ProviderRedirect({ provider }: { provider: Provider }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { code, next } = useLinkParams()
  const input = { provider, language, ...(code && { code }), ...(next && { next }) }
  const { data, error } = useQuery({
    queryKey: ['sign-in', input],
    queryFn: ({ signal }) => fetchFromApi(signInWithProvider, input, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

  useEffect(() => {
    // Replaces the history entry, so that "back" at the provider returns to the page with the button.
    if (data) window.location.replace(data.url)
  }, [data])

  if (error) return <SignInFailed provider={provider} code={error.code} />
  return <AuthPage title={t('auth.provider.leaving', { provider: providers[provider][language] })}>{null}</AuthPage>
}

function SignInFailed({ provider, code }: { provider: Provider; code: ErrorCode | 'network_error' }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const errorText = useErrorText()
  const linkParams = useLinkParams()
  const { supportEmail } = useSite()
  return (
    <AuthPage title={t('auth.provider.failed', { provider: providers[provider][language] })}>
      <Banner tone="error">{errorText(code)}</Banner>
      <div className="grid gap-2">
        {code === 'oauth_email_unproven' ? (
          <Link to={withLinkParams(routes.signUp, linkParams)} className={buttonClass()}>
            {t('auth.provider.signUpByMail')}
          </Link>
        ) : (
          <Link to={withLinkParams(routes.signIn, linkParams)} className={buttonClass()}>
            {t('auth.provider.otherWay')}
          </Link>
        )}
        <Link to={withLinkParams(providerRoutes[provider], linkParams)} className={buttonClass({ look: 'plain' })}>
          {t('auth.provider.retry')}
        </Link>
        {(code === 'oauth_invalid_account' || code === 'oauth_email_unproven') && (
          <a href={`mailto:${supportEmail}`} className={buttonClass({ look: 'plain' })}>
            {t('auth.provider.support')}
          </a>
        )}
      </div>
    </AuthPage>
  )
}

function SignedInWithNotice({
  provider,
  code,
  to,
}: {
  provider: Provider
  code: (typeof noticeCodes)[number]
  to: string
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const errorText = useErrorText()
  return (
    <AuthPage title={t('auth.provider.done', { provider: providers[provider][language] })}>
      <Banner tone="warning">{errorText(code)}</Banner>
      <Link to={to} replace className={buttonClass()}>
        {t('auth.continue')}
      </Link>
    </AuthPage>
  )
}

function errorCodeOf(value: string): ErrorCode {
  return keysOf(errors).find((code) => code === value) ?? 'oauth_failed'
}
