/** The list after the server's answer: a saved entry is at the front, a removed one is gone, and none is there twice. */
export function withToggled<Key extends string, Each extends Record<Key, string>>(
  key: Key,
  list: readonly Each[],
  toggled: Each,
  status: 'saved' | 'removed',
): Each[] {
  const others = list.filter((each) => each[key] !== toggled[key])
  return status === 'saved' ? [toggled, ...others] : others
}

/** Replaces a filter in place, or puts a new one at the front. */
export function withFilter<Each extends { filterID: string }>(list: readonly Each[], filter: Each): Each[] {
  const isKnown = list.some(({ filterID }) => filterID === filter.filterID)
  return isKnown ? list.map((each) => (each.filterID === filter.filterID ? filter : each)) : [filter, ...list]
}
