type Point = { lat: number; lon: number }

const earthRadiusKm = 6371.0088

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance (haversine) between two WGS84 points. */
export function distanceKm(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2)
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2)
  const chord = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon ** 2
  // Rounding can push the chord of two antipodes just over 1, where asin is not a number.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))
}
