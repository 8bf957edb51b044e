import { provinceNames } from 'virtual:province-names'
import { routes } from '@vedetta/contracts/calls/routes'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { PageLink } from '../page-link.tsx'
import { exampleSearches, type PublicSearch } from './public-search.ts'
import { useLiveSearchTexts } from './use-live-search-texts.ts'

/** Invites to search; without `onSearch`, for pages without scripts, it links to the map. */
export function SearchInvite({ onSearch }: { onSearch?: (search: PublicSearch) => void }) {
  const texts = useLiveSearchTexts()
  if (!onSearch) {
    return (
      <p className="p-6 text-muted">
        {texts.withoutScripts}{' '}
        <PageLink to={routes.map} className="text-brand underline underline-offset-2">
          {texts.map}
        </PageLink>
        .
      </p>
    )
  }
  return (
    <div className="grid content-center justify-items-center gap-4 p-6 text-center">
      <p className="max-w-[42ch] text-muted">{texts.invite}</p>
      <ul aria-label={texts.examples} className="flex flex-wrap justify-center gap-2">
        {exampleSearches.map((example) => (
          <li key={example.role}>
            <button
              type="button"
              onClick={() => onSearch(example)}
              className={buttonClass({ look: 'plain', size: 'small', className: 'font-medium' })}
            >
              {example.role}, {nameOf(example.province)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown while results load; hidden where scripts are off. */
export function SearchSkeleton() {
  const { loading } = useLiveSearchTexts()
  return (
    <div className="noscript:hidden">
      <span className="sr-only">{loading}</span>
      {[72, 60, 66, 52, 70].map((width) => (
        <div key={width} aria-hidden="true" className="grid h-[61px] content-center gap-2 border-line border-b px-4">
          <svg className="h-3.5 w-full" role="presentation">
            <rect width={`${width}%`} height="14" rx="4" className="fill-hover" />
          </svg>
          <svg className="h-3 w-full" role="presentation">
            <rect width={`${width - 24}%`} height="12" rx="4" className="fill-hover" />
          </svg>
        </div>
      ))}
    </div>
  )
}

function nameOf(province: string): string {
  return provinceNames.find(([code]) => code === province)?.[1] ?? province
}
