import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ApiFailure } from '../../../lib/api-query.ts'

type Page<Row> = { rows: Row[]; next: string | null }

export type ConsoleList<Row, Extra = unknown> = {
  rows: Row[]
  /** The answer of the first page. */
  first: Extra | undefined
  isLoading: boolean
  /** Whether the rows are still those of the previous search. */
  isStale: boolean
  error: ApiFailure | null
  retry: () => void
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
}

/** Never fresh: other operators act too, and the watch goes on. */
export function useConsoleList<Row, Extra>(
  key: readonly unknown[],
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row> & Extra>,
): ConsoleList<Row, Extra> {
  const query = useInfiniteQuery({
    queryKey: ['operator', ...key],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    first: query.data?.pages[0],
    isLoading: query.isPending,
    isStale: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}
