import { routes } from '@vedetta/contracts/calls/routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSessionHint } from '../../../domain/session-hint.ts'
import { useSite } from '../../../domain/site.ts'
import { Logo } from '../../../ui/pages/logo.tsx'
import { CookieChoicesLink } from '../cookies/cookie-choices-link.tsx'
import { PageLink } from '../page-link.tsx'
import { useLayoutTexts } from './use-layout-texts.ts'

const linkClass = 'inline-block rounded-sm py-1 text-muted hover:text-ink hover:underline pointer-coarse:py-2.5'

export function PublicFooter() {
  const { footer, ...texts } = useLayoutTexts()
  const { groups } = footer
  const site = useSite()
  const isSignedIn = useSessionHint()
  return (
    <footer className="mt-24 border-line border-t bg-soft text-[14px]">
      <div className="mx-auto grid w-full max-w-[1216px] gap-x-8 gap-y-10 px-5 py-12 sm:grid-cols-2 sm:px-7 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
        <div className="grid content-start gap-3 sm:max-lg:col-span-2">
          <Logo />
          <p className="max-w-[34ch] text-muted">{footer.promise}</p>
        </div>
        <FooterGroup title={groups.product}>
          <FooterLink to={routes.product}>{texts.product}</FooterLink>
          <FooterLink to={routes.pricing}>{texts.prices}</FooterLink>
          <FooterLink to={routes.caseStudies}>{texts.cases}</FooterLink>
          <FooterLink to={routes.map}>{footer.map}</FooterLink>
          <FooterLink to={routes.readingQuality}>{footer.readingQuality}</FooterLink>
          <FooterLink to={routes.status}>{footer.status}</FooterLink>
        </FooterGroup>
        <FooterGroup title={groups.people}>
          <FooterLink to={routes.agencies}>{texts.agencies}</FooterLink>
          <FooterLink to={routes.headhunters}>{texts.headhunters}</FooterLink>
          {!isSignedIn && (
            <li>
              <Link to={routes.signUp} className={linkClass}>
                {footer.signUp}
              </Link>
            </li>
          )}
        </FooterGroup>
        <FooterGroup title={groups.contact}>
          <FooterLink to={routes.contact}>{footer.contact}</FooterLink>
          <FooterLink to={routes.bot}>{footer.bot}</FooterLink>
        </FooterGroup>
        <FooterGroup title={groups.legal}>
          <FooterLink to={routes.privacy}>{footer.privacy}</FooterLink>
          <FooterLink to={routes.dataAgreement}>{footer.dataAgreement}</FooterLink>
          <FooterLink to={routes.cookies}>{footer.cookies}</FooterLink>
          <li>
            <CookieChoicesLink className={linkClass}>{footer.cookieChoices}</CookieChoicesLink>
          </li>
          <FooterLink to={routes.subProcessors}>{footer.subProcessors}</FooterLink>
          <FooterLink to={routes.terms}>{footer.terms}</FooterLink>
        </FooterGroup>
      </div>
      <div className="mx-auto w-full max-w-[1216px] px-5 pb-12 text-muted text-xs sm:px-7">
        <p className="border-line border-t pt-6 font-medium text-ink">{footer.sources}</p>
        <ul className="mt-2 grid max-w-[110ch] gap-1">
          {footer.attributions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-6">
          {site.companyName}, {site.companyAddress} · {footer.vat} {site.companyVat} · PEC {site.companyPec}
        </p>
      </div>
    </footer>
  )
}

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="mb-2 font-semibold">{title}</p>
      <ul className="grid">{children}</ul>
    </nav>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <PageLink to={to} className={linkClass}>
        {children}
      </PageLink>
    </li>
  )
}
