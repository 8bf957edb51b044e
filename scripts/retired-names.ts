export type Retired = {
  /**
   * Names in kebab-case words, and what to write instead. A key matches where its words stand together in a file name or a
   * declared name (`put-back` matches `putBackLater`); `^` binds it to the beginning.
   */
  readonly names: Readonly<Record<string, string>>
  /** First words of test titles that have no subject. */
  readonly titleStarts: readonly string[]
}

export const retired: Retired = {
  names: {
    '^least': 'min',
    '^longest': 'max',
    '^fewest': 'min',
    impatient: 'fail fast',
    talk: 'flush',
    'visit-way': 'polite fetcher',
    'open-way': 'create polite fetcher',
    'visit-line': 'visit queue',
    'put-back': 'requeue',
    'second-thoughts': 'fallback searches',
    'unnamed-ways': 'unlabelled links',
    'look-first': 'check unchanged',
    'said-to-all': 'shared statements',
    'question-of': 'query spec',
    'ask-index': 'msearch',
    'keep-answers': 'ttl cache',
    'create-recent': 'lru cache',
    'keep-request': 'submit request',
    'follow-confirmed': 'apply confirmed',
    'follow-subscription': 'sync subscription',
    'tell-failure': 'notify payment failed',
    'know-viewers': 'register viewer',
    'use-told': 'use result toast',
    'use-looked': 'use request filter',
    'few-files': 'chunk groups',
    'no-trace': 'reset globals',
    'usual-weight': 'pad page',
    'search-ground': 'search fixture',
    'own-time': 'daily slot',
    unite: 'merge',
    ways: 'the noun itself (links, methods, faults)',
    thoughts: 'fallback',
    looked: 'checked or viewed',
    'may-be': 'could match, or what it checks',
    akin: 'similar',
    kin: 'similar',
    'said-the-same': 'is same',
    'said-of': 'the noun itself',
    'asked-wait': 'retry after',
    bent: 'inflected',
  },
  titleStarts: ['who', 'what'],
}
