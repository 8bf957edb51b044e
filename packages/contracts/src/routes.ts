/** The paths of the specification's screens that exist so far; every other path is replaced by `home`. */
export const routes = {
  home: '/',
  positions: '/positions',
} as const
