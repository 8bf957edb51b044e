import { routes } from '@vedetta/contracts/calls/routes'
import type { Profile } from '@vedetta/contracts/customers/profile'
import { canUseLicence } from '../../domain/profile.ts'

/** Screens the palette goes to, as their own links name them. None begins a search that costs. */
export function placesOf(user: Profile) {
  return [
    ...(canUseLicence(user) ? inboxPlaces : []),
    ...accountPlaces,
    { to: routes.logOut, label: 'header.logOut' } as const,
  ]
}

const inboxPlaces = [
  // Without the criteria of the current search, which may have to be paid for.
  { to: `${routes.positions}?tab=positions`, label: 'palette.allPositions' },
  { to: `${routes.positions}?tab=companies`, label: 'inbox.tabCompanies' },
  { to: `${routes.positions}?tab=saved`, label: 'inbox.tabSaved' },
  { to: `${routes.positions}?tab=savedCompanies`, label: 'inbox.tabSavedCompanies' },
  { to: `${routes.positions}?tab=filters`, label: 'inbox.tabFilters' },
] as const

const accountPlaces = [
  { to: routes.profile, label: 'header.profile' },
  { to: `${routes.profile}?tab=security`, label: 'profile.tabs.security' },
  { to: `${routes.profile}?tab=licenses`, label: 'profile.tabs.licenses' },
  { to: `${routes.profile}?tab=billing`, label: 'profile.tabs.billing' },
  { to: `${routes.profile}?tab=appearance`, label: 'profile.tabs.appearance' },
  { to: `${routes.profile}?tab=settings`, label: 'profile.tabs.settings' },
  { to: routes.redeem, label: 'header.redeem' },
] as const
