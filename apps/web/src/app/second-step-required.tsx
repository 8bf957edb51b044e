import type { Profile } from '@vedetta/contracts/customers/profile'
import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TwoStepSection } from '../features/profile/two-step-section.tsx'
import { State } from '../ui/pages/states.tsx'

const texts = { licence: 'session.secondStepOfLicence', operator: 'session.secondStepOfOperator' } as const

/** The set-up stands in for the page, which opens as soon as it is done. */
export function SecondStepRequired({ user, by }: { user: Profile; by: keyof typeof texts }) {
  const { t } = useTranslation()
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 pb-16 sm:px-5">
      <title>{`${t('session.secondStepRequired')} · Vedetta`}</title>
      <State
        heading="h1"
        icon={<ShieldAlert aria-hidden="true" />}
        title={t('session.secondStepRequired')}
        text={t(texts[by])}
      />
      <TwoStepSection user={user} />
    </main>
  )
}
