import type { mapIt } from './map.it.ts'

type Place = { code: string; name: string }

const inPlace = ({ name }: Place) => `in the province of ${name}`

export const mapEn: typeof mapIt = {
  trail: 'Breadcrumb',
  map: 'Map of Italy',
  inPlace,
  title: {
    italy: 'Where Italy hires, province by province',
    sector: (sector) => `${sector}: where Italy hires`,
    province: (place) => `Open positions ${inPlace(place)}`,
    both: (sector, place) => `${sector}: open positions ${inPlace(place)}`,
  },
  lead: (open, opened) =>
    `Today there are ${open} open positions on the sites of the companies that we read every day. New in the last 7 days: ${opened}.`,
  leadOne: (opened) =>
    `Today there is 1 open position on the sites of the companies that we read every day. New in the last 7 days: ${opened}.`,
  none: 'Right now there is no open position among those that we read on companies’ sites. Look nearby.',
  notCounted: 'The figures of this page have not been counted yet. Come back in an hour.',
  description: (where, open, opened) =>
    `${where}: ${open} open, ${opened} new in the last 7 days. Counted every hour on companies’ sites, by province and sector.`,
  figures: {
    open: 'open now',
    opened: 'new in 7 days',
    change: 'new, against the 4 weeks before',
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
  empty: 'Without open positions',
  weeks: {
    title: 'The last 12 weeks',
    open: 'Positions open at the end of each week; the last one is running.',
    opened: 'Positions first seen in each week; the last one is running.',
    table: 'The numbers, week by week',
    week: 'Week from',
    running: 'running',
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
    title: 'What these figures say',
    counted: (when) => `Counted on ${when}, and again every hour.`,
    lines: [
      'A position is open as long as it stands on the company’s site, or on the page where the company takes applications. It is new for 7 days from when we first saw it.',
      'It counts in the province of the workplace; where the advert does not say, in that of the company’s office. With workplaces in several provinces it counts in each, and once in the total for Italy.',
      'The change compares the new positions of the last 7 days with the weekly average of the four weeks before. With fewer than ten new ones a week we do not show it: it would be chance.',
      'It is not the whole market: it is the companies whose sites we read. Past weeks stay as we counted them.',
    ],
  },
}
