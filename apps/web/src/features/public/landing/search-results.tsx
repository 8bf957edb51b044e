import { useQuery } from '@tanstack/react-query'
import { sectors } from '@vedetta/contracts/facts/sectors'
import { type PublicFigures, type PublicPosition, sizeBandLabels } from '@vedetta/contracts/operations/public-figures'
import { clsx } from 'clsx'
import { formatDayAgo, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { dayOf, daysBetween } from '../../../lib/italian-time.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { publicSearchQuery } from './public-search.api.ts'
import type { PublicSearch } from './public-search.ts'
import { SearchInvite, SearchSkeleton } from './search-invite.tsx'
import { useLiveSearchTexts } from './use-live-search-texts.ts'

type SearchResultsProps = {
  search: PublicSearch
  /** The page's own example: without results, the visitor is invited to search instead. */
  isExample: boolean
  onSearch: (search: PublicSearch) => void
}

export function SearchResults({ search, isExample, onSearch }: SearchResultsProps) {
  const texts = useLiveSearchTexts()
  const { data, error, refetch } = useQuery(publicSearchQuery(search))
  if (!data && !error) return <SearchSkeleton />
  if (isExample && !(data && data.positions.length > 0)) return <SearchInvite onSearch={onSearch} />
  if (!data) {
    return (
      <div className="grid content-center justify-items-center gap-3 p-6 text-center" role="alert">
        <p className="max-w-[42ch]">{error?.code === 'request_limit' ? texts.tooMany : texts.failed}</p>
        <Button look="plain" size="small" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  return <Figures figures={data} search={search} onSearch={onSearch} />
}

type FiguresProps = Pick<SearchResultsProps, 'search' | 'onSearch'> & { figures: PublicFigures }

function Figures({ figures: { open, newInWeek, provinces, positions }, search, onSearch }: FiguresProps) {
  const texts = useLiveSearchTexts()
  const language = useLanguage()
  const count = (value: number, words: { one: string; other: string }) =>
    `${formatNumber(value, language)} ${value === 1 ? words.one : words.other}`
  return (
    <div className="flex flex-col">
      {open === 0 ? (
        <p className="m-auto max-w-[42ch] p-6 text-center text-muted">{texts.none}</p>
      ) : (
        <ul>
          {positions.map((position) => (
            <Row key={`${position.title}-${position.town}-${position.firstSeen}`} position={position} />
          ))}
        </ul>
      )}
      <div className="mt-auto grid gap-1.5 px-4 py-3 text-[13px] text-muted">
        {open > 0 && (
          <p className="text-ink">
            <strong className="font-semibold">{count(open, texts.open)}</strong>, {count(newInWeek, texts.newInWeek)}
          </p>
        )}
        {provinces.length > 0 && (
          <p>
            {texts.elsewhere}:{' '}
            {provinces.map(({ code, name, open: there }, index) => (
              <span key={code}>
                {index > 0 && ', '}
                <button
                  type="button"
                  onClick={() => onSearch({ ...search, province: code })}
                  className="rounded-sm underline decoration-line underline-offset-2 hover:text-ink hover:decoration-ink"
                >
                  {name} {formatNumber(there, language)}
                </button>
              </span>
            ))}
          </p>
        )}
        <p>{texts.anonymous}</p>
      </div>
    </div>
  )
}

function Row({ position: { title, sector, size, town, firstSeen } }: { position: PublicPosition }) {
  const language = useLanguage()
  const today = dayOf(new Date())
  const what = [town, sectors[sector].labels[language], size && sizeBandLabels[size][language]]
  return (
    <li className="grid min-h-[61px] grid-cols-[1fr_auto] items-center gap-3 border-line border-b px-4 py-2.5">
      <div className="min-w-0">
        <p className="truncate font-semibold text-[14.5px]">{title}</p>
        <p className="truncate text-[13px] text-muted">{what.filter(Boolean).join(' · ')}</p>
      </div>
      <p
        className={clsx(
          'rounded-md px-2 py-0.5 font-medium text-[12.5px]',
          daysBetween(firstSeen, today) < 1 ? 'bg-new-soft text-new' : 'bg-hover text-ink',
        )}
      >
        {formatDayAgo(firstSeen, today, language)}
      </p>
    </li>
  )
}
