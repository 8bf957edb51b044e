/** Under which the profile is kept; apart from how it is read, which not every page needs. */
export const profileKey = ['profile'] as const
