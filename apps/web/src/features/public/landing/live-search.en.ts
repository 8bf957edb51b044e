import type { liveSearchIt } from './live-search.it.ts'

export const liveSearchEn = {
  label: 'Try a search among the positions open today',
  role: 'Role',
  rolePlaceholder: 'manutentore, contabile, saldatore…',
  province: 'Province',
  everywhere: 'All of Italy',
  submit: 'Search',
  invite:
    'Type a role in Italian, as the adverts do, and pick a province to see how many positions are open now and how many appeared this week.',
  examples: 'For example',
  withoutScripts:
    'The live search needs JavaScript. Without it, you can see how many positions are open in each province on the',
  map: 'map of Italy',
  open: { one: 'open position', other: 'open positions' },
  newInWeek: { one: 'new in the last 7 days', other: 'new in the last 7 days' },
  none: 'No open positions match these words here. Try a broader role, or all of Italy.',
  elsewhere: 'Provinces with the most positions',
  anonymous:
    'Company names are hidden here. With a licence you see them, along with the page each position comes from.',
  failed: 'We can’t search right now. Try again shortly.',
  tooMany: 'That’s a lot of searches in a short time. Wait a minute and try again.',
  retry: 'Try again',
  loading: 'Searching…',
} satisfies typeof liveSearchIt
