import { RecentSearches } from './recent-searches.tsx'
import { RoleSuggestions } from './role-suggestions.tsx'
import type { SuggestionsProps } from './suggestion-list.tsx'

/** Below the empty field the person's own last searches, and below a typed text the roles it may become. */
export function SearchSuggestions(props: SuggestionsProps) {
  return props.typed === '' ? <RecentSearches {...props} /> : <RoleSuggestions {...props} />
}
