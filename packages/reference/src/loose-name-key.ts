import { nameKey } from './name-key.ts'

const connectives = new Set(
  `a ai al all alla alle allo con d da dal de dei degli del dell della delle dello di e ed gli i il in l la le lo nel nell
   nella nelle su sul sull sulla`.split(/\s+/),
)

const saints = new Set(['s', 'san', 'sant', 'santa', 'santi', 'santo', 'ss', 'sankt', 'st'])

/**
 * A second key for names that people shorten: "Reggio Emilia" for "Reggio nell'Emilia", "S. Giovanni" for
 * "San Giovanni", "Monza Brianza" for "Monza e della Brianza". It is to be tried only after `nameKey` found nothing.
 */
export function looseNameKey(name: string): string {
  return nameKey(name)
    .split(' ')
    .filter((word) => !connectives.has(word))
    .map((word) => (saints.has(word) ? 's' : word))
    .join(' ')
}
