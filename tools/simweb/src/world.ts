import { drawCompany, type SyntheticCompany } from '@vedetta/synthetic/companies/company'
import { slug } from '@vedetta/synthetic/companies/slug'
import { companySerial, vatNumber } from '@vedetta/synthetic/companies/vat-number'
import { Draws } from '@vedetta/synthetic/random/draws'
import { kindsOf, sizeOf } from './kinds/kind-mix.ts'
import { boardNumberIn } from './kinds/shared-board.ts'
import { drawSiteLife, siteStreams } from './life.ts'
import { mixed } from './hash.ts'
import type { Kind, Site, World } from './model.ts'
import { drawTraits } from './traits.ts'

/** One host of a hundred misbehaves on some days. */
const usualHostileShare = 0.01

export function createWorld(options: Pick<World, 'seed' | 'hosts'> & Partial<World>): World {
  const { seed, hosts, only = null } = options
  return { seed, hosts, only, hostileShare: options.hostileShare ?? (only === null ? usualHostileShare : 0) }
}

const lastYear = 2025
const longestName = 32
const mostHosts = 4_000_000
const turns = 5
/** Five sites of six have a certificate. */
const secureShare = 0.84

/** Everything about a site that does not change by the day; the same for the same world and number. */
export function siteAt(world: World, number: number): Site {
  const { seed } = world
  const company = companyWithSite(seed, number)
  const label = `${slug(company.short, longestName)}-x${number.toString(36)}`
  const ownSeed = mixed(seed ^ Math.imul(number + 1, 0x9e3779b1))
  const draws = new Draws(ownSeed)
  const kinds = kindsOf(draws.begin(siteStreams.kind, 0), world, number, company.employees)
  draws.begin(siteStreams.traits, 0)
  const isSecure = kinds[0].name === 'framed' ? false : draws.chance(secureShare)
  const isOnWww = draws.chance(0.7)
  const traits = drawTraits(draws)
  const slots = drawSlots(draws, kinds[0], world.only === null ? sizeOf(company.employees) : number % 3)
  return {
    world,
    number,
    seed: ownSeed,
    company,
    label,
    host: `${label}.sim`,
    newHost: `${slug(company.short, longestName)}-gruppo-x${number.toString(36)}.sim`,
    isSecure,
    isOnWww,
    kinds,
    slots,
    life: drawSiteLife(draws.begin(siteStreams.life, 0)),
    traits,
  }
}

/** Of the companies that a number may stand for, the first that has a site: the larger ones more often do. */
function companyWithSite(seed: number, number: number): SyntheticCompany {
  const draws = new Draws(seed)
  let company = drawCompany(draws, seed, number, lastYear)
  for (let turn = 1; turn < turns && !company.hasSite; turn += 1)
    company = drawCompany(draws, seed, number + turn * mostHosts, lastYear)
  return { ...company, index: number, vat: vatNumber(companySerial(seed, number), company.place.taxOffice) }
}

function drawSlots(draws: Draws, kind: Kind, size: number): number {
  const most = kind.slots?.[size] ?? 0
  return most === 0 ? 0 : draws.between(Math.max(1, Math.ceil(most / 3)), most)
}

/** The address a register has of a site: not always the one it lives at. */
export function startUrlOf(site: Site): string {
  const { host, isOnWww, isSecure, seed } = site
  // One in eight is known by the name or the scheme that only redirects.
  const isStale = seed % 8 === 0
  const isWww = isStale ? !isOnWww : isOnWww
  return `${isSecure && !isStale ? 'https' : 'http'}://${isWww ? 'www.' : ''}${host}/`
}

const ownHost = /^(?:www\.)?([a-z0-9-]+-x([0-9a-z]{1,6}))\.sim$/

/** The site that a host name belongs to, old or new; null where there is none. */
export function siteOfHost(world: World, hostname: string): Site | null {
  const number = ownHost.exec(hostname)?.[2]
  const site = number === undefined ? null : siteNumbered(world, number)
  const bare = hostname.replace(/^www\./, '')
  return site !== null && (site.host === bare || site.newHost === bare) ? site : null
}

/** The site whose label stands in the address of a tracking system. */
export function siteOfLabel(world: World, text: string): Site | null {
  const found = /(?:^|[^a-z0-9-])([a-z0-9][a-z0-9-]{0,60}-x([0-9a-z]{1,6}))(?![a-z0-9-])/.exec(text)
  const site = found?.[2] === undefined ? null : siteNumbered(world, found[2])
  return site !== null && site.label === found?.[1] ? site : null
}

/** A board of forty companies is asked for through any of them. */
export function boardSite(world: World, text: string): Site | null {
  const member = boardNumberIn(text)
  return member === null || member >= world.hosts ? null : siteAt(world, member)
}

function siteNumbered(world: World, base36: string): Site | null {
  const number = Number.parseInt(base36, 36)
  return number < world.hosts ? siteAt(world, number) : null
}
