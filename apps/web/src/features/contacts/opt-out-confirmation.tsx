import { optOutContact } from '@vedetta/contracts/companies/company-contacts'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'

type OptOutConfirmationProps = { token: string; onDone: () => void; onRefused: () => void }

const consequences = ['optOut.deleted', 'optOut.hidden', 'optOut.kept'] as const

/** Deletes on a click only: mail programs open links by themselves. */
export function OptOutConfirmation({ token, onDone, onRefused }: OptOutConfirmationProps) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useCall(optOutContact, onDone)
  return (
    <>
      <div>
        <p className="font-medium">{t('optOut.what')}</p>
        <ul className="mt-2 grid gap-2">
          {consequences.map((consequence) => (
            <li key={consequence} className="flex gap-2.5">
              <Check className="mt-1 size-4 shrink-0 text-brand" aria-hidden="true" />
              {t(consequence)}
            </li>
          ))}
        </ul>
      </div>
      <FormError code={error?.code} />
      <Button
        busy={isPending}
        onClick={() => mutate({ token }, { onError: ({ code }) => refusals.has(code) && onRefused() })}
      >
        {t('optOut.submit')}
      </Button>
    </>
  )
}

/** Errors that a retry with the same token cannot fix. */
const refusals: ReadonlySet<string> = new Set(['token_expired', 'invalid_request'])
