import { findMunicipality } from '@vedetta/reference/municipalities'
import { townAbroad } from '../normalise/countries.ts'
import type { RawPosition } from '../raw-position.ts'

const italy = /\bital(?:y|ia|ien|ie)\b|(?:^|[\s,(-])ITA?(?=$|[\s,)-])/i

/** Requests for the details of jobs, those in Italy first, then those that name no place: a visit may not reach them all. */
export function italianFirst<Request>(requests: readonly Request[], jobOf: (request: Request) => RawPosition | null) {
  const ranked = requests.map((request) => ({ request, rank: rankOf(jobOf(request)) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ request }) => request)
}

function rankOf(job: RawPosition | null): number {
  const places = job?.hints.place ?? []
  if (places.length === 0) return 1
  return places.some(({ text }) => isInItaly(text.slice(0, 200))) ? 0 : 2
}

function isInItaly(place: string): boolean {
  if (italy.test(place)) return true
  const [first = ''] = place.split(/[,;(/|–]| - /, 1)
  return townAbroad(place) === null && findMunicipality(first.trim()) !== undefined
}
