import { routes } from '@vedetta/contracts/calls/routes'
import { minMeasured, type ServicePart } from '@vedetta/contracts/watch/freshness-stages'
import type { statusIt } from './status.it.ts'

export const statusEn = {
  head: {
    title: 'Service status · Vedetta',
    description:
      'Whether Vedetta’s watch, search and mail are working, and how long it takes from a published position to the alert: measured, not promised.',
  },
  title: 'Service status',
  lead: 'Whether Vedetta is working right now, and how long a newly published position takes to reach the people waiting for it. The figures are shown exactly as they were measured.',
  loading: 'Loading the status.',
  failed: 'The status can’t be read right now. Reload the page in a minute.',
  measuredAt: (moment: string) => `Measured ${moment}. The page updates every minute.`,
  partsTitle: 'Right now',
  partColumns: ['Part', 'State', 'Last success'],
  parts: {
    watch: 'Watching sites',
    search: 'Searching positions',
    mail: 'Sending e-mail',
  } satisfies Record<ServicePart, string>,
  working: 'Working',
  stalled: 'Stalled for more than 15 minutes',
  unknown: 'Not used yet',
  never: 'none',
  visited: (share: string, moment: string) =>
    `${share} of the watched sites were visited in the last 24 hours (counted ${moment}). Sites that exclude us or do not answer are visited less often, so this never reaches 100%.`,
  notCounted: 'How many sites were visited in the last 24 hours has not been counted yet.',
  levelsTitle: 'Service levels',
  levelsLead: 'What we undertake to keep, and how often we did. With fewer than 50 cases no figure is shown.',
  levelColumns: ['Level', 'Objective', 'Today', '30 days', '90 days'],
  missed: (share: string) => `${share} · missed`,
  freshnessTitle: 'From the site to the alert',
  freshnessLead:
    'Half of the new positions took no longer than the first time, and 95 in 100 no longer than the second.',
  columns: ['Stage', 'Half within', '95 in 100 within', 'Measured'],
  windows: { 7: 'Last 7 days', 30: 'Last 30 days' },
  tooFew: (count: string) => `Too few measured: under ${count}`,
  noneMeasured: (count: string) =>
    `No stage has ${count} measurements yet, and with fewer a figure would say little. They appear here as soon as there are enough.`,
  meaningTitle: 'What these figures mean',
  meaningColumn: 'What is measured',
  meanings: [
    'Most of the time passes between two visits: each site is visited once a day, and a position may appear just after. We can’t know exactly when it was published, so between two visits we give the longest it can have been.',
    'From the visit on, every stage is measured, position by position. The later stages all start from when the position is stored, so they can’t be added together.',
    'Times are rounded up, by a fifth at most.',
  ],
  limitsTitle: 'What they don’t tell you',
  limits: [
    'How long an e-mail or a notification takes after the mail server or the browser’s service has accepted it.',
    `Whether a position was read correctly: that is measured on [How well it reads](${routes.readingQuality}).`,
    `Anything about companies or people: these are counts by day and duration. With fewer than ${minMeasured} measurements no figure is shown.`,
  ],
} satisfies typeof statusIt
