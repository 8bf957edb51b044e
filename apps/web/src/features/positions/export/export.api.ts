import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { costOfExport, type Exported, exportPages, exportPositions } from '@vedetta/contracts/position-export'
import { balanceQuery } from '../../../domain/profile.ts'
import { fetchFromApi } from '../../../lib/api-query.ts'

/** What is exported: positions chosen one by one, or pages of a search. */
export type ExportSubject = { positionIDs: string[] } | { searchID: string; startPage: number; endPage: number }

/** Asked anew each time: what is paid for and what is left changes with every act. */
export function exportCostQuery(subject: ExportSubject) {
  return queryOptions({
    queryKey: ['export cost', subject],
    queryFn: ({ signal }) => fetchFromApi(costOfExport, subject, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

/** With the same `requestID` it is made, and charged, once. What was paid for is handed over though the dialog be closed. */
export function useExport(onExported: (exported: Exported) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ subject, requestID }: { subject: ExportSubject; requestID: string }) =>
      'positionIDs' in subject
        ? fetchFromApi(exportPositions, { ...subject, requestID })
        : fetchFromApi(exportPages, { ...subject, requestID }),
    onSuccess: onExported,
    // Also when it failed: the answer may have been lost on its way back.
    onSettled: () => void client.invalidateQueries({ queryKey: balanceQuery.queryKey }),
  })
}
