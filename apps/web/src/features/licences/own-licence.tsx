import { routes } from '@vedetta/contracts/calls/routes'
import type { listLicences } from '@vedetta/contracts/customers/licences'
import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { z } from 'zod'
import { formatDate } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { FactList } from '../../ui/details/fact-list.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { State } from '../../ui/pages/states.tsx'
import { useTierName } from './use-tier-name.ts'

type OwnLicenceProps = { own: z.output<typeof listLicences.output>['own']; administers: boolean }

/** The licence in use, which is never one that the user administers. */
export function OwnLicence({ own, administers }: OwnLicenceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const tierName = useTierName()
  const redeem = (
    <Link to={routes.redeem} className={buttonClass({ look: 'plain', size: 'small' })}>
      {t('session.redeem')}
    </Link>
  )
  if (!own && administers) {
    return <Section title={t('licences.own.title')} text={t('licences.own.nobodyOwn')} action={redeem} />
  }
  if (!own) {
    return (
      <Section title={t('licences.own.title')}>
        <State icon={<KeyRound aria-hidden="true" />} title={t('licences.own.none')} text={t('session.licenceHow')}>
          {redeem}
        </State>
      </Section>
    )
  }
  return (
    <Section title={t('licences.own.title')} text={t('licences.own.text')} action={redeem}>
      <FactList
        facts={[
          { label: t('licences.plan'), value: tierName(own.tier) },
          { label: t('licences.customer'), value: own.customer },
          { label: t('licences.assignedAt'), value: formatDate(new Date(own.assignedAt), language) },
          {
            label: t('licences.expiresAt'),
            value: own.expiresAt ? formatDate(new Date(own.expiresAt), language) : '–',
          },
        ]}
      />
    </Section>
  )
}
