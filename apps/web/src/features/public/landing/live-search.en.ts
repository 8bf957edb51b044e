import type { liveSearchIt } from './live-search.it.ts'

export const liveSearchEn = {
  label: 'Try a search among the positions open today',
  role: 'Role',
  rolePlaceholder: 'manutentore, contabile, saldatore…',
  province: 'Province',
  everywhere: 'All of Italy',
  submit: 'Search',
  invite:
    'Type a role, as Italian adverts call it, and choose a province: we show you how many positions are open now, and how many appeared this week.',
  examples: 'For example',
  withoutScripts:
    'The live search needs JavaScript. Without it, you can see how many positions are open in each province on the',
  map: 'map of Italy',
  open: { one: 'open position', other: 'open positions' },
  newInWeek: { one: 'new in the last 7 days', other: 'new in the last 7 days' },
  none: 'No open position with these words here. Try a more general role, or all of Italy.',
  elsewhere: 'Provinces with the most positions',
  anonymous: 'Company names are not shown here: with a licence you see them, with the page each position comes from.',
  failed: 'We can’t search right now. Try again shortly.',
  tooMany: 'You have made many searches in a short time. Wait a minute and try again.',
  retry: 'Try again',
  loading: 'Searching…',
} satisfies typeof liveSearchIt
