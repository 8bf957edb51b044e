import { optOutContact } from '@vedetta/contracts/company-contacts'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'

type OptOutQuestionProps = { token: string; onDone: () => void; onRefused: () => void }

const promises = ['optOut.deleted', 'optOut.hidden', 'optOut.kept'] as const

/** Nothing is deleted by opening the link, which mail programs do by themselves. */
export function OptOutQuestion({ token, onDone, onRefused }: OptOutQuestionProps) {
  const { t } = useTranslation()
  const { mutate, isPending, error } = useCall(optOutContact, onDone)
  return (
    <>
      <div>
        <p className="font-medium">{t('optOut.what')}</p>
        <ul className="mt-2 grid gap-2">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-2.5">
              <Check className="mt-1 size-4 shrink-0 text-brand" aria-hidden="true" />
              {t(promise)}
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

/** Trying the same token again leads nowhere. */
const refusals: ReadonlySet<string> = new Set(['token_expired', 'invalid_request'])
