import type { Site, World } from '../../../tools/simweb/src/model.ts'
import { createWorld, siteAt } from '../../../tools/simweb/src/world.ts'

/** Kinds of sites with positions that the reader reads well: what is shown should be right. */
const pages = [
  'headings',
  'accordions',
  'cards',
  'table',
  'wordpress',
  'json-ld',
  'microdata',
  'paged-list',
  'closed-marked',
  'next-state',
]
const boards = ['greenhouse', 'lever', 'teamtailor', 'personio', 'workable', 'inrecruiting', 'altamira']
const sites = 400

/** One site in 65 needs the renderer: a rendering takes as much of the processor as fifty visits. A board is a second source of its site. */
export const livingWorld: World = createWorld({
  seed: 39,
  hosts: sites,
  only: [...pages, ...boards, ...pages, ...pages, ...boards, ...pages, ...pages, 'script-only'],
})

export const livingSites = (): Site[] => Array.from({ length: sites }, (_, number) => siteAt(livingWorld, number))
