import { drawCompany, type SyntheticCompany } from '@vedetta/synthetic/companies/company'
import { slug } from '@vedetta/synthetic/companies/slug'
import { companySerial, vatNumber } from '@vedetta/synthetic/companies/vat-number'
import { Draws } from '@vedetta/synthetic/random/draws'
import { hash32 } from './hash.ts'
import { kindsOf, sizeOf } from './kind-mix.ts'
import { boardNumberIn } from './kinds/shared-board.ts'
import { drawSiteLife, siteStreams } from './life.ts'
import type { Site, World } from './model.ts'
import { drawTraits } from './traits.ts'

/** One host in a hundred misbehaves on some days. */
const defaultHostileShare = 0.01

export function createWorld(options: Pick<World, 'seed' | 'hosts'> & Partial<World>): World {
  const { seed, hosts, only = null, boardTroubleShare = 0 } = options
  const hostileShare = options.hostileShare ?? (only === null ? defaultHostileShare : 0)
  return { seed, hosts, only, hostileShare, boardTroubleShare }
}

const lastYear = 2025
const maxNameLength = 32
const maxHosts = 4_000_000
const candidates = 5
/** Five sites of six have a certificate. */
const secureShare = 0.84
/** In a world of some kinds, one employer in eight hires all over the world, where its kind allows. */
const worldwideEvery = 8
const worldwideTurn = 5
const worldwideAbroadShare = 0.7

/** The properties of a site that do not depend on the day, determined by world and number. */
export function siteAt(world: World, number: number): Site {
  const { seed } = world
  const company = companyWithSite(seed, number)
  const label = `${slug(company.short, maxNameLength)}-x${number.toString(36)}`
  const ownSeed = hash32(seed ^ Math.imul(number + 1, 0x9e3779b1))
  const draws = new Draws(ownSeed)
  const kinds = kindsOf(draws.begin(siteStreams.kind, 0), world, number, company.employees)
  draws.begin(siteStreams.traits, 0)
  const isSecure = kinds[0].name === 'framed' ? false : draws.chance(secureShare) || kinds[0].isSecure === true
  const isOnWww = draws.chance(0.7)
  const traits = drawTraits(draws)
  const { only } = world
  // The how-manieth of its kind it is.
  const turn = only === null ? null : Math.floor(number / only.length)
  const isWorldwide = turn !== null && kinds[0].maxWorldwide !== undefined && turn % worldwideEvery === worldwideTurn
  const size = turn === null ? sizeOf(company.employees) : turn % 3
  const slots = drawSlots(draws, isWorldwide ? (kinds[0].maxWorldwide ?? 0) : (kinds[0].slots?.[size] ?? 0))
  return {
    world,
    number,
    seed: ownSeed,
    company,
    label,
    host: `${label}.sim`,
    newHost: `${slug(company.short, maxNameLength)}-gruppo-x${number.toString(36)}.sim`,
    isSecure,
    isOnWww,
    kinds,
    slots,
    abroadShare: isWorldwide ? worldwideAbroadShare : 0,
    life: drawSiteLife(draws.begin(siteStreams.life, 0)),
    traits,
  }
}

/** Draws several candidates for a number and takes the first with a site, since larger companies more often have one. */
function companyWithSite(seed: number, number: number): SyntheticCompany {
  const draws = new Draws(seed)
  let company = drawCompany(draws, seed, number, lastYear)
  for (let turn = 1; turn < candidates && !company.hasSite; turn += 1)
    company = drawCompany(draws, seed, number + turn * maxHosts, lastYear)
  return { ...company, index: number, vat: vatNumber(companySerial(seed, number), company.place.taxOffice) }
}

function drawSlots(draws: Draws, maxSlots: number): number {
  return maxSlots === 0 ? 0 : draws.between(Math.max(1, Math.ceil(maxSlots / 3)), maxSlots)
}

/** The URL that a business register has for a site, which may only redirect. */
export function startUrlOf(site: Site): string {
  const { host, isOnWww, isSecure, seed } = site
  // One site in eight is registered with a host name or scheme that only redirects.
  const isStale = seed % 8 === 0
  const isWww = isStale ? !isOnWww : isOnWww
  return `${isSecure && !isStale ? 'https' : 'http'}://${isWww ? 'www.' : ''}${host}/`
}

const labelled = /(?:^|[^a-z0-9-])([a-z0-9][a-z0-9-]{0,60}-x([0-9a-z]{1,6}))(?![a-z0-9-])/g
const ownHost = /^(?:www\.)?([a-z0-9-]+-x([0-9a-z]{1,6}))\.sim$/

/** The site that an old or new host name belongs to; null if there is none. */
export function siteOfHost(world: World, hostname: string): Site | null {
  const number = ownHost.exec(hostname)?.[2]
  const site = number === undefined ? null : siteNumbered(world, number)
  const bare = hostname.replace(/^www\./, '')
  return site !== null && (site.host === bare || site.newHost === bare) ? site : null
}

/** The site whose label is in a request to a tracking system: in its URL, body, token or cookie. */
export function siteOfLabel(world: World, text: string): Site | null {
  for (const [, name = '', number = ''] of text.matchAll(labelled)) {
    const site = siteNumbered(world, number)
    // Some systems put a word before the company's name: `careers-rossi-x1`.
    if (site !== null && (name === site.label || name.endsWith(`-${site.label}`))) return site
  }
  return null
}

/** The first member of the shared board in a URL. */
export function boardSite(world: World, text: string): Site | null {
  const member = boardNumberIn(text)
  return member === null || member >= world.hosts ? null : siteAt(world, member)
}

function siteNumbered(world: World, base36: string): Site | null {
  const number = Number.parseInt(base36, 36)
  return number < world.hosts ? siteAt(world, number) : null
}
