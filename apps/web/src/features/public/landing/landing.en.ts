import { creditCosts } from '@vedetta/contracts/facts/plans'
import type { landingIt } from './landing.it.ts'

export const landingEn = {
  head: {
    title: 'Vedetta · Open positions, straight from the source',
    description:
      'Vedetta visits the websites of Italian companies every day and shows you which have started hiring, for which roles, and who to talk to. For employment agencies and headhunters.',
  },
  title: 'Open positions, straight from the source.',
  lead: 'Every day Vedetta visits the websites of Italian companies and shows you which have started hiring, for which roles, and who to talk to. Before the advert reaches a job board, if it ever does.',
  tryIt: 'Try Vedetta',
  how: 'See how it works',
  figures: [
    {
      value: '3.4 million',
      what: 'companies mapped',
      meaning:
        'From the corner workshop to the multinational: sector, location, size and, for every company with a website, the positions it advertises there.',
    },
    {
      value: '71%',
      what: 'of vacancies are not on job boards',
      meaning:
        'They stay on the company’s careers page, seen only by whoever happens to visit. On the job boards, everyone is chasing the rest.',
    },
    {
      value: 'Every day',
      what: 'a visit to every site',
      meaning:
        'New positions are flagged as soon as they appear; those that disappear are closed, which saves you a wasted call.',
    },
  ],
  map: 'Open positions, province by province',
  pipeline: {
    title: 'From the company’s site to your phone call',
    text: 'No bought-in lists, no second-hand adverts. Every fact shows the page it comes from and when it was read.',
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
        text: 'A bot that says who it is visits every site, reads only what it is allowed to, takes its time, and notes what has changed since yesterday. Sites that say no are left alone.',
      },
      {
        title: 'It understands',
        lines: [
          '“… cerchiamo un *manutentore elettromeccanico* per la sede di *Albino (BG)*, contratto a *tempo indeterminato*, su *tre turni* …”',
        ],
        text: 'Role, location, contract, hours, experience, skills: read the way you would read them, each backed by the sentence it came from. If the page doesn’t say, Vedetta doesn’t guess.',
      },
      {
        title: 'It shows you',
        lines: [
          'Filter “Maintenance BG”',
          '*1 new* · read at 06:12',
          'Engineering workshop, Albino',
          `Contact in human resources: ${creditCosts.contact} credits`,
        ],
        text: 'Open your saved filter and there it is, flagged as new: the advert on the company’s site and the right contact are one click away. The first to call usually gets the conversation.',
      },
    ],
  },
  people: {
    title: 'A day that starts from the right list',
    agencies: {
      title: 'Employment agencies',
      text: 'The companies near you that have started hiring, by branch and by trade, without other agencies’ adverts.',
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
    text: 'Illustrative cases: the firms and people are invented, the steps and figures are the product’s own.',
    all: 'All case studies',
  },
  prices: {
    title: 'One price per licence, not per user',
    text: 'Each month’s searches and credits are shared across the licence. You see every cost before you spend, and you never pay for the same thing twice.',
    from: 'a month, plus VAT',
    agreed: 'custom',
    seats: { one: '1 user', other: (count: number) => `${count} users`, unlimited: 'unlimited users' },
    more: 'Compare the plans',
  },
} satisfies typeof landingIt
