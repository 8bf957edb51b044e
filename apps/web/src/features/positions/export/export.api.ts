import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { costOfExport, type Exported, exportPages, exportPositions } from '@vedetta/contracts/inbox/position-export'
import { refreshBalance } from '../../../domain/profile.ts'
import { fetchFromApi } from '../../../lib/api-query.ts'
import type { ExportChoice } from './export-choices.tsx'

/** Selected positions, or pages of a search. */
export type ExportSubject = { positionIDs: string[] } | { searchID: string; startPage: number; endPage: number }

/** Never cached: purchases change what is paid for and what is left. */
export function exportCostQuery(subject: ExportSubject) {
  return queryOptions({
    queryKey: ['export cost', subject],
    queryFn: ({ signal }) => fetchFromApi(costOfExport, subject, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Idempotent by `requestID`. The callback is on the mutation, so a paid file is delivered even if the dialog is closed. */
export function useExport(onExported: (exported: Exported) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ subject, ...request }: { subject: ExportSubject; requestID: string } & ExportChoice) =>
      'positionIDs' in subject
        ? fetchFromApi(exportPositions, { ...subject, ...request })
        : fetchFromApi(exportPages, { ...subject, ...request }),
    onSuccess: onExported,
    // Also after a failure: the server may have charged although its response was lost.
    onSettled: () => void refreshBalance(client),
  })
}
