import type { ComponentProps } from 'react'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Banner } from '../controls/banner.tsx'
import { GetMore } from './get-more.tsx'

type OutOfCreditsProps = {
  code: 'credits_used_up' | 'exports_used_up'
  /** When credits renew, as a sentence. */
  renewal: string | undefined
  more: ComponentProps<typeof GetMore>
  className?: string
}

/** In place of a button that would spend more credits than are left. */
export function OutOfCredits({ code, renewal, more, className }: OutOfCreditsProps) {
  const errorText = useErrorText()
  return (
    <Banner tone="warning" {...(className && { className })}>
      <p>{errorText(code)}</p>
      <p>{renewal}</p>
      <div className="mt-2.5">
        <GetMore {...more} />
      </div>
    </Banner>
  )
}
