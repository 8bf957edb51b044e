/** Apart from the profile's query, whose code the public pages do without. */
export const profileKey = ['profile'] as const
