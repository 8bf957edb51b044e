import type { ReactNode } from 'react'
import type { ApiErrorCode } from '../../lib/api-client.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Banner } from '../controls/banner.tsx'

/** The server's error about the whole form, next to its submit button. */
export function FormError({ code, action }: { code: ApiErrorCode | undefined; action?: ReactNode }) {
  const errorText = useErrorText()
  if (!code) return null
  // Nobody made a mistake where an operator has turned a feature off.
  return (
    <Banner tone={code === 'feature_off' ? 'warning' : 'error'} action={action}>
      {errorText(code)}
    </Banner>
  )
}
