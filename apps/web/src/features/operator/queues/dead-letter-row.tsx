import { mailNames } from '@vedetta/contracts/operator/mail-names'
import type { DeadLetter } from '@vedetta/contracts/operator/queues'
import { messageErrors } from '@vedetta/contracts/outward/webhooks'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { labelOf } from '../frame/label-of.ts'
import { Moment } from '../frame/moment.tsx'

type DeadLetterRowProps = { letter: DeadLetter; isPicked: boolean; onToggle: () => void }

export function DeadLetterRow({
  letter: { what, to, failedAt, attempts, error },
  isPicked,
  onToggle,
}: DeadLetterRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <li className="py-2">
      <Checkbox
        checked={isPicked}
        onChange={onToggle}
        label={
          <>
            <span className="block break-words font-medium">{to}</span>
            <span className="block text-muted text-xs">
              {labelOf(mailNames, what, language)} · {t('operator.dead.failedAt')} <Moment at={failedAt} />
              {attempts !== null && ` · ${t('operator.dead.attempts', { count: attempts })}`}
            </span>
            {error && (
              <span className="block break-words text-no text-xs">{labelOf(messageErrors, error, language)}</span>
            )}
          </>
        }
      />
    </li>
  )
}
