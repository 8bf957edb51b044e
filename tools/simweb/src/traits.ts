import type { Draws, NonEmpty } from '@vedetta/synthetic/random/draws'
import { WeightedChoice } from '@vedetta/synthetic/random/weighted-choice'
import type { Traits } from './model.ts'

const careers: NonEmpty<readonly [path: string, label: string]> = [
  ['/lavora-con-noi/', 'Lavora con noi'],
  ['/lavora-con-noi/', 'Lavora con noi'],
  ['/lavora-con-noi.html', 'Lavora con noi'],
  ['/posizioni-aperte/', 'Posizioni aperte'],
  ['/carriere/', 'Carriere'],
  ['/azienda/lavora-con-noi/', 'Lavora con noi'],
  ['/entra-nel-team/', 'Entra nel team'],
  ['/careers/', 'Careers'],
]

const choice = <Value extends string>(...shares: NonEmpty<readonly [Value, number]>) =>
  new WeightedChoice(shares, ([, share]) => share)

const validators = choice(['none', 50], ['etag', 22], ['date', 22], ['unstable', 6])
const noises = choice(['none', 62], ['nonce', 26], ['today', 6], ['counter', 6])
const titleStyles = choice(['plain', 60], ['genders', 12], ['sought', 10], ['town', 10], ['reference', 8])

export function drawTraits(draws: Draws): Traits {
  const [careersPath, careersLabel] = draws.pick(careers)
  return {
    careersPath,
    careersLabel,
    theme: draws.below(4),
    style: draws.below(4),
    titleStyle: titleStyles.draw(draws)[0],
    validators: validators.draw(draws)[0],
    noise: noises.draw(draws)[0],
    isGzipped: draws.chance(0.8),
    crawlDelay: draws.chance(0.04) ? draws.pick([2, 5, 10, 20, 60]) : null,
  }
}
