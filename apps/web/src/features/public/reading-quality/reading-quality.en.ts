import { minSureConfidence } from '@vedetta/contracts/positions/position-reading'
import type { QualityCount, QualityEstimate, QualityRow } from '@vedetta/contracts/watch/reading-quality'
import { formatDate, formatNumber, formatShare, formatTenths } from '../../../lib/format.ts'
import type { LegalBlock, LegalTexts } from '../legal/legal-texts.ts'
import { sitesLearnedFrom } from './sites-learned-from.ts'

const share = (value: number) => formatShare(value, 'en')
const count = (value: number) => formatNumber(value, 'en')

const kinds = {
  real: { held_out: 'Real sites, never learned from', first_look: 'Real sites, at first look' },
  written: {
    held_out: 'Sites written for the test, never learned from',
    first_look: 'Sites written for the test, at first look',
  },
} as const satisfies Record<QualityRow['kind'], Record<QualityRow['how'], string>>

function estimated(name: string, { value, from, to }: QualityEstimate): string[] {
  return [name, share(value), `${share(from)} to ${share(to)}`]
}

function counted(name: string, { found, right }: QualityCount): string[] {
  return [name, found === 0 ? 'none' : share(right / found), `${count(right)} of ${count(found)}`]
}

function figures(row: QualityRow): LegalBlock[] {
  const learned = sitesLearnedFrom(row)
  const repeated =
    row.partitions > 1
      ? ` The test is repeated with ${row.partitions} different divisions of the companies, and the figures combine them.`
      : ''
  const disputed =
    row.disputedSites > 0
      ? ` ${count(row.disputedSites)} sites are left out, on which even careful people would give different answers.`
      : ''
  const how =
    row.how === 'held_out'
      ? `Vedetta learned from ${count(learned)} sites, but each time without those it then read.${repeated}`
      : `Nobody had seen them before: neither the program’s authors nor the program, which learned from ${count(learned)} other sites.`
  return [
    `${count(row.sites)} sites, ${count(row.sitesWithPositions)} of them with ${count(row.positions)} open positions in all and ${count(row.spoilt.of)} without any. ${how}${disputed} Measured on ${formatDate(new Date(row.measuredAt), 'en')}, version ${row.readerVersion} of the reader.`,
    {
      table: {
        head: ['Measure', 'Value', 'Interval or count'],
        rows: [
          estimated('Positions shown that really are open positions (precision)', row.precision),
          estimated('Published positions that are found (recall)', row.recall),
          estimated('The two together (F1)', row.f1),
          [
            'Sites without a position that show one by mistake',
            share(row.spoilt.of > 0 ? row.spoilt.sites / row.spoilt.of : 0),
            `${formatTenths(row.spoilt.sites, 'en')} of ${count(row.spoilt.of)}`,
          ],
          counted('Right among those called sure', row.sure),
          counted('Right among those to be checked', row.unsure),
        ],
      },
    },
  ]
}

export const readingQualityEn = (rows: readonly QualityRow[]) =>
  ({
    head: {
      title: 'How well Vedetta reads · Vedetta',
      description:
        'How many open positions Vedetta finds and how many it gets wrong: on which sites that is measured, how and when, and what it reads less well.',
    },
    title: 'How well Vedetta reads',
    lead: 'Vedetta reads pages that weren’t written for it, and sometimes it gets them wrong. Here is how often, on sites it didn’t learn from. The figures are published as the test produces them, even when we don’t like them.',
    sections: [
      ...rows.map((row) => ({ id: `${row.kind}-${row.how}`, title: kinds[row.kind][row.how], blocks: figures(row) })),
      {
        id: 'how',
        title: 'How we measure',
        blocks: [
          {
            list: [
              'The pages of each site are recorded. A person reads them and notes the open positions; then Vedetta reads them, and the two lists are compared title by title.',
              'The companies are divided into five parts. Vedetta learns from four and reads the fifth, in turn: no company is read by a reader that learned from it.',
              'A first look is at sites nobody had seen before, so those figures can only be taken once.',
              'The interval shows how much is down to chance: with other sites of this kind picked at random, the value would fall inside it 95 times out of 100. There are few sites, so it is wide.',
              'We quote no figures for sites the program learned from: they would only show that it has a memory.',
              'The recorded sites are used only for learning and measuring: we don’t publish them, and none is named here.',
            ],
          },
        ],
      },
      {
        id: 'sure',
        title: 'Sure, or to be checked',
        blocks: [
          `For every position Vedetta records how sure it is that it really is one, and why. From ${share(minSureConfidence)} up it counts as sure; below that it is still shown, marked “To be checked”, with the reasons for the doubt: open the advert before you call.`,
          'Positions published in a format made for job adverts, or on the board of an applicant-tracking system, need no interpreting: they are sure.',
        ],
      },
      {
        id: 'limits',
        title: 'What it reads less well',
        blocks: [
          {
            list: [
              'Titles that are no occupation, such as a department or an activity, where nothing around them says that the post is open.',
              'Adverts in the middle of running text, without a title.',
              'Lists drawn by scripts that a visit can’t open.',
              'The same title repeated for several towns: it sometimes becomes one position.',
              'Sites that show other companies’ adverts, courses of training schools, searches that are always open without a definite post, staff profiles: they sometimes look like positions.',
            ],
          },
        ],
      },
      {
        id: 'not-said',
        title: 'What these figures don’t tell you',
        blocks: [
          'They are about sites read once, and not about the boards of applicant-tracking systems, which are data and need no interpreting. For a particular sector or kind of site the result may be different.',
          'If you find a mistake, choose “Report a mistake” in the advert: we check it, and it feeds into the next test.',
        ],
      },
    ],
  }) satisfies LegalTexts
