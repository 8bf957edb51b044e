/** As the server says: at the front once it is saved, gone once it is removed; never twice. */
export function withToggled<Key extends string, Each extends Record<Key, string>>(
  key: Key,
  list: readonly Each[],
  toggled: Each,
  status: 'saved' | 'removed',
): Each[] {
  const others = list.filter((each) => each[key] !== toggled[key])
  return status === 'saved' ? [toggled, ...others] : others
}

/** Where it was if it was there, otherwise at the front. */
export function withFilter<Each extends { filterID: string }>(list: readonly Each[], filter: Each): Each[] {
  const isKnown = list.some(({ filterID }) => filterID === filter.filterID)
  return isKnown ? list.map((each) => (each.filterID === filter.filterID ? filter : each)) : [filter, ...list]
}
