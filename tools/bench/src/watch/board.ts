import type { Board } from '@vedetta/crawler/ats/tracking-system'
import { recogniseBoard } from '@vedetta/crawler/ats/tracking-systems'
import { livesAround } from '@vedetta/simweb/life'
import type { View } from '@vedetta/simweb/model'
import { openingOn } from '@vedetta/simweb/wording/advert'
import { Draws } from '@vedetta/synthetic/random/draws'

/** The board that shows a site's positions on a day, recognised by a position's URL; null if the site's own pages show them. */
export function boardOf(view: View): Board | null {
  const { site, day, kind } = view
  if (site.slots === 0) return null
  const draws = new Draws(site.seed)
  const [, life] = livesAround(draws, 0, day)
  const url = URL.parse(kind.urlOf(view, openingOn(draws, site, life, day)))
  return url === null ? null : (recogniseBoard(url)?.board ?? null)
}
