const names: Readonly<Record<string, string>> = {
  IT: 'Italy',
  FR: 'France',
  DE: 'Germany',
  ES: 'Spain',
  PT: 'Portugal',
  NL: 'Netherlands',
  PL: 'Poland',
  GB: 'United Kingdom',
  US: 'United States',
  IN: 'India',
}

/** The English name of a country in which simulated companies hire. */
export function countryName(code: string): string {
  return names[code] ?? code
}
