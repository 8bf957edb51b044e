import type { mapIt } from './map.it.ts'

type Place = { code: string; name: string }

const inPlace = ({ name }: Place) => `in the province of ${name}`

export const mapEn: typeof mapIt = {
  trail: 'Breadcrumb',
  map: 'Map of Italy',
  inPlace,
  title: {
    italy: 'Where Italy is hiring, province by province',
    sector: (sector) => `${sector}: where Italy is hiring`,
    province: (place) => `Open positions ${inPlace(place)}`,
    both: (sector, place) => `${sector}: open positions ${inPlace(place)}`,
  },
  lead: (open, opened) =>
    `Today there are ${open} open positions on the company websites we read every day. New in the last 7 days: ${opened}.`,
  leadOne: (opened) =>
    `Today there is 1 open position on the company websites we read every day. New in the last 7 days: ${opened}.`,
  none: 'There are no open positions here right now on the company websites we read. Try nearby.',
  notCounted: 'The figures for this page haven’t been counted yet. Come back in an hour.',
  description: (where, open, opened) =>
    `${where}: ${open} open, ${opened} new in the last 7 days. Counted every hour on companies’ sites, by province and sector.`,
  figures: {
    open: 'open now',
    opened: 'new in 7 days',
    change: 'new, compared with the 4 weeks before',
    few: 'too few to compare',
  },
  show: 'What the map shows',
  open: 'Open',
  opened: 'New in 7 days',
  legend: { none: 'none' },
  hover: 'Point at a province, or choose one in the table.',
  ofProvince: (name, open, opened) => `${name}: ${open} open, ${opened} new`,
  picture: 'Download the picture',
  sector: 'Sector',
  allSectors: 'All sectors',
  provincesTitle: 'The provinces',
  sectorsTitle: (place) => `The sectors ${inPlace(place)}`,
  columns: { province: 'Province', region: 'Region', sector: 'Sector', open: 'Open', opened: 'New', change: 'Change' },
  empty: 'No open positions',
  weeks: {
    title: 'The last 12 weeks',
    open: 'Positions open at the end of each week; the last week is still under way.',
    opened: 'Positions first seen in each week; the last week is still under way.',
    table: 'The numbers, week by week',
    week: 'Week from',
    running: 'under way',
  },
  near: {
    region: (region) => `Other provinces: ${region}`,
    sectors: (place) => `Other sectors ${inPlace(place)}`,
    sectorsOfItaly: 'The map of a sector',
    all: (place) => `All sectors ${inPlace(place)}`,
    italy: (sector) => `${sector} in all of Italy`,
  },
  failed: 'We cannot read the figures right now. Try again shortly.',
  retry: 'Try again',
  loading: 'Reading the figures…',
  how: {
    title: 'What these figures mean',
    counted: (when) => `Counted on ${when}, and again every hour.`,
    lines: [
      'A position is open for as long as it is on the company’s website, or on the page where the company takes applications. It is new for 7 days from when we first saw it.',
      'It counts towards the province of the workplace or, where the advert doesn’t say, of the company’s office. With workplaces in several provinces it counts in each, and once in the total for Italy.',
      'The change compares the new positions of the last 7 days with the weekly average of the four weeks before. With fewer than ten new ones a week we don’t show it: it would be down to chance.',
      'It isn’t the whole market: only the companies whose websites we read. Past weeks stay as we counted them.',
    ],
  },
}
