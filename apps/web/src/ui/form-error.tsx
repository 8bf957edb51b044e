import type { ReactNode } from 'react'
import type { ApiErrorCode } from '../lib/api-client.ts'
import { useErrorText } from '../lib/use-error-text.ts'
import { Banner } from './banner.tsx'

/** What the server said of the whole form, next to the button that sent it. */
export function Failure({ code, action }: { code: ApiErrorCode | undefined; action?: ReactNode }) {
  const errorText = useErrorText()
  if (!code) return null
  return (
    <Banner tone="error" action={action}>
      {errorText(code)}
    </Banner>
  )
}
