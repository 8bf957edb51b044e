import type { Profile } from '@vedetta/contracts/customers/profile'
import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSendVerification } from '../../domain/use-send-verification.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Pill } from '../../ui/controls/pill.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { Row, RowList } from '../../ui/tables/row-list.tsx'

export function EmailSection({ user: { email, emailVerified } }: { user: Profile }) {
  const { t } = useTranslation()
  const { send, isSending } = useSendVerification()
  return (
    <Section title={t('auth.email')} text={t('profile.email.text')}>
      <RowList>
        <Row
          icon={<Mail aria-hidden="true" />}
          title={
            <>
              {email}
              <Pill tone={emailVerified ? 'brand' : 'new'}>
                {t(emailVerified ? 'profile.email.verified' : 'profile.email.unverified')}
              </Pill>
            </>
          }
          text={!emailVerified && t('profile.email.how')}
          action={
            !emailVerified && (
              <Button look="plain" size="small" busy={isSending} onClick={send}>
                {t('auth.verify.sendAgain')}
              </Button>
            )
          }
        />
      </RowList>
    </Section>
  )
}
