import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../../lib/load-texts.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import type { Discardable } from './discardable.ts'

/** Discards positions or restores them, and offers to undo it. Resolves to whether the server did. The code is loaded by the first use. */
export function useDiscard(): (positions: readonly Discardable[], discarded: boolean) => Promise<boolean> {
  const client = useQueryClient()
  const { t } = useTranslation()
  const errorText = useErrorText()
  return async (positions, discarded) => {
    const { setDiscarded } = await withTexts(import('./set-discarded.ts'), 'discards')
    return setDiscarded({ client, t, errorText }, positions, discarded)
  }
}
