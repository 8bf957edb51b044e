import { useQuery } from '@tanstack/react-query'
import { suggestedRoles } from '@vedetta/contracts/search/roles'
import { History, ListFilter, type LucideIcon, Search, SpellCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { foldText } from '../../../lib/fold-text.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { fromCriteria, type PositionFilter } from '../position-filter.ts'
import { recentSearchesQuery, rolesQuery, sentenceQuery } from '../positions.api.ts'
import { CriteriaText } from '../saved/criteria-text.tsx'
import { type Sentence, toSentence } from './sentence.ts'
import { optionOf, SuggestionList, type SuggestionsProps } from './suggestion-list.tsx'

/** A role, and how many positions it finds where that is known. */
type Suggestion = { kind: 'mended' | 'own' | 'role'; text: string; positions?: number }

const icons: Record<Suggestion['kind'], LucideIcon> = { mended: SpellCheck, own: History, role: Search }
/** The person's own roles above those of everybody. */
const maxOwn = 3

/** Roles for the typed text: what a misspelt one means, those the person has searched for, and those of open positions. */
export function RoleSuggestions({ id, typed, active, onLost, onShown, onFill, onRead }: SuggestionsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const suggestions = useSuggestions(typed)
  const sentence = useSentence(typed)
  const count = suggestions.length + (sentence ? 1 : 0)
  if (count === 0) return null
  return (
    <SuggestionList
      id={id}
      active={active}
      onLost={onLost}
      label={t('search.roles')}
      note={t('search.rolesNote')}
      status={t('search.rolesCount', { count })}
      onShown={onShown}
    >
      {sentence && (
        <button type="button" {...optionOf(`${id}-`, active)} onClick={() => onRead(sentence)}>
          <ListFilter className="size-3.5 shrink-0 self-center text-brand" aria-hidden="true" />
          <span className="shrink-0 font-medium text-brand">{t('sentence.readAs')}</span>
          <span className="min-w-0 grow truncate text-muted text-xs">
            <CriteriaText filter={sentence.all} />
          </span>
        </button>
      )}
      {suggestions.map(({ kind, text, positions }) => {
        const Icon = icons[kind]
        return (
          <button
            key={text}
            type="button"
            {...optionOf(`${id}-${text.replaceAll(/\s+/g, '_')}`, active)}
            onClick={() => onFill(text)}
          >
            <Icon className="size-3.5 shrink-0 self-center text-muted" aria-hidden="true" />
            <span className="min-w-0 grow truncate">{kind === 'mended' ? t('offers.meant', { text }) : text}</span>
            <span className="shrink-0 text-muted text-xs tabular-nums">
              {positions === undefined
                ? t('search.ownRole')
                : t('results.positions', { n: formatNumber(positions, language), count: positions })}
            </span>
          </button>
        )
      })}
    </SuggestionList>
  )
}

function useSuggestions(typed: string): Suggestion[] {
  const asked = useDebounced(typed, 150)
  const { data } = useQuery(rolesQuery(asked))
  const recent = useQuery(recentSearchesQuery)
  // An answer for what was typed before it was corrected.
  const { roles, mended } = data && typed.startsWith(asked) ? data : { roles: [], mended: [] }
  const known = new Map(roles.map((role) => [foldText(role.text), role]))
  const own = (recent.data?.searches ?? [])
    .flatMap(({ position }) => position.name ?? [])
    .filter((name) => isBegunBy(typed, name))
    .map((text): Suggestion => ({ kind: 'own', text, ...known.get(foldText(text)) }))
  const all = [...onceEach(own).slice(0, maxOwn), ...roles.map((role): Suggestion => ({ kind: 'role', ...role }))]
  return onceEach([
    ...mended.map((role): Suggestion => ({ kind: 'mended', ...role })),
    ...onceEach(all).slice(0, suggestedRoles),
  ])
}

/** The typed text as filters, where it is more than the name of a role. */
function useSentence(typed: string): (Sentence & { all: PositionFilter }) | undefined {
  const asked = useDebounced(typed, 300)
  const { data } = useQuery(sentenceQuery(asked))
  if (!data?.saysMore || typed !== asked) return undefined
  return { ...toSentence(data), all: fromCriteria(data.criteria) }
}

/** The first of each text. */
function onceEach(suggestions: readonly Suggestion[]): Suggestion[] {
  const keys = suggestions.map(({ text }) => foldText(text))
  return suggestions.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** Each typed word begins one of the name's, as on the server. */
function isBegunBy(typed: string, name: string): boolean {
  const words = foldText(name).split(/\s+/)
  return foldText(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}
