import { creditCosts } from '@vedetta/contracts/plans'
import type { landingIt } from './landing.it.ts'

export const landingEn = {
  head: {
    title: 'Vedetta · Open positions, straight from the source',
    description:
      'Vedetta visits the websites of Italian companies every day and shows you which have started hiring, for which roles, and who to talk to. For employment agencies and headhunters.',
  },
  title: 'Open positions, straight from the source.',
  lead: 'Every day Vedetta visits the websites of Italian companies and shows you which have started hiring, for which roles, and who to talk to. Before the advert reaches a portal, if it ever does.',
  tryIt: 'Try Vedetta',
  how: 'See how it works',
  figures: [
    {
      value: '3.4 million',
      what: 'companies mapped',
      meaning:
        'From the corner workshop to the large group. For each you find its sector, location, size and, if it has a site, the positions it publishes there.',
    },
    {
      value: '71%',
      what: 'of offers are not on job portals',
      meaning:
        'They stay on the company’s careers page, seen only by people who happen to visit it. On the portals, everyone competes for the rest.',
    },
    {
      value: 'Every day',
      what: 'a visit to every site',
      meaning:
        'Positions that appear are marked as new; those that disappear are closed, which saves you a wasted call.',
    },
  ],
  map: 'Open positions, province by province',
  pipeline: {
    title: 'From the company’s site to your phone call',
    text: 'No bought lists, no second-hand adverts. Every fact says which page it comes from and when it was read.',
    example: 'Example',
    steps: [
      {
        title: 'It visits',
        lines: [
          '06:12  robots.txt  allowed',
          '06:12  /lavora-con-noi  *changed*',
          '06:12  3 positions read, *1 new*',
          '06:12  2 confirmed',
        ],
        text: 'A robot that says who it is visits every site, reads only what is allowed, without hurry, and notes what has changed since yesterday. Sites that say no are left alone.',
      },
      {
        title: 'It understands',
        lines: [
          '“… cerchiamo un *manutentore elettromeccanico* per la sede di *Albino (BG)*, contratto a *tempo indeterminato*, su *tre turni* …”',
        ],
        text: 'Role, place, contract, hours, experience, skills: read as you would read them, each with the sentence that proves it. Where the page is silent, Vedetta makes nothing up.',
      },
      {
        title: 'It shows you',
        lines: [
          'Filter “Maintenance BG”',
          '*1 new* · read at 06:12',
          'Engineering workshop, Albino',
          `Contact in human resources: ${creditCosts.contact} credits`,
        ],
        text: 'Open the filter you saved and there it is, marked as new: the advert on the company’s site and the right contact are a click away. The first to call usually gets the conversation.',
      },
    ],
  },
  people: {
    title: 'A day that starts from the right list',
    agencies: {
      title: 'Employment agencies',
      text: 'The companies around you that have started hiring, by branch and by trade, without the adverts of other agencies.',
      link: 'A branch’s day',
    },
    headhunters: {
      title: 'Headhunters',
      text: 'The roles nobody has been asked to fill yet, with the company’s accounts, its news and the person to talk to.',
      link: 'A consultant’s day',
    },
  },
  cases: {
    title: 'Three ways to use it',
    text: 'Illustrative cases: firms and people are made up, the steps and the figures are those of the product.',
    all: 'All case studies',
  },
  prices: {
    title: 'A price per licence, not per user',
    text: 'The month’s searches and credits belong to the whole licence. You see every cost before you spend, and nothing is paid for twice.',
    from: 'a month, plus VAT',
    agreed: 'custom',
    seats: { one: '1 user', other: (count: number) => `${count} users`, unlimited: 'unlimited users' },
    more: 'Compare the plans',
  },
} satisfies typeof landingIt
