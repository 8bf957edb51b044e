type Record = {
  municipality: { istat: string; name: string }
  isCapital: boolean
  postalCodes: readonly string[]
}

/** Thousands. The largest cities hold a sixth of the country, where an estimate by postal codes would be too far off. */
const largeCities = new Map([
  ['058091', 2750],
  ['015146', 1370],
  ['063049', 910],
  ['001272', 850],
  ['082053', 630],
  ['010025', 560],
  ['037006', 390],
  ['048017', 360],
  ['072006', 315],
  ['087015', 300],
  ['023091', 255],
  ['027042', 250],
])

/**
 * Thousands of inhabitants, roughly: the package of municipalities has no population, but postal codes distinguish
 * sizes. A town has a code of its own, a city several; villages share one. The means are those of ISTAT's figures
 * by these classes.
 */
export function estimateInhabitants(records: readonly Record[]): Map<string, number> {
  const sharers = new Map<string, number>()
  for (const code of records.flatMap((record) => record.postalCodes)) sharers.set(code, (sharers.get(code) ?? 0) + 1)

  return new Map(
    records.map(({ municipality, isCapital, postalCodes }) => {
      const hasOwnCode = postalCodes.some((code) => sharers.get(code) === 1)
      return [
        municipality.istat,
        largeCities.get(municipality.istat) ?? estimate(isCapital, hasOwnCode, postalCodes.length),
      ]
    }),
  )
}

function estimate(isCapital: boolean, hasOwnCode: boolean, codes: number): number {
  if (isCapital) return Math.min(60 + 13 * (codes - 1), 220)
  return hasOwnCode ? 9 : 2.4
}

const southernRegions = new Set(['13', '14', '15', '16', '17', '18', '19', '20'])

/** Relative to Italy: the South has fewer companies per inhabitant. */
export function companiesPerInhabitant(region: string): number {
  return southernRegions.has(region) ? 0.82 : 1.09
}
