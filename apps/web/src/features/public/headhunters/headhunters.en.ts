import { plans, soleSeatTier } from '@vedetta/contracts/plans'
import type { headhuntersIt } from './headhunters.it.ts'

export const headhuntersEn = {
  head: {
    title: 'For headhunters · Vedetta',
    description:
      'Open roles nobody has asked you to fill yet, with the company’s accounts, its news and the person to talk to. A consultant’s day with Vedetta.',
  },
  kicker: 'Headhunters',
  title: 'The role, the company and the right moment to talk about it.',
  lead: 'A mandate nearly always begins with a conversation at the right moment. Vedetta tells you which companies have opened a role you know how to fill, how long they have been looking, how their accounts look and who to talk to.',
  tryIt: 'Try Vedetta',
  prices: 'See the prices',
  day: {
    title: 'A consultant’s day',
    text: 'Between one interview and the next there is little time to find the next mandate. It had better be well spent.',
    moments: [
      {
        at: '9:00',
        before:
          'You go round the sites of the companies you follow, from your bookmarks. You open ten, then the phone rings.',
        now: 'Saved companies say how many new positions they have. The round of their sites has already been done.',
      },
      {
        at: '10:30',
        before:
          'An interesting role on a portal. It has been there for a month, with two hundred applications and two firms on it.',
        now: 'A manager’s role read yesterday on the company’s site. You know since when it has been open, and the sentence that asks for eight years of experience.',
      },
      {
        at: '12:00',
        before:
          'Before calling you want to understand the company. Register, accounts, news: three subscriptions, half an hour.',
        now: 'Employees, turnover, margins and profit of three years, other open positions, news: one page, a few credits.',
      },
      {
        at: '15:00',
        before: 'The switchboard puts you through to personnel, who put you through to nobody.',
        now: 'You look for the contact by title or function and unlock the right one, with its source and date.',
      },
      {
        at: '18:00',
        before: 'The client asks how the market is moving. You answer by instinct.',
        now: 'How many similar positions are open, in which provinces and sectors: you read it off the filters, and send it as a link.',
      },
    ],
  },
  points: {
    title: 'Made for finding few people, the right ones',
    points: [
      {
        title: 'Profile and experience',
        text: 'Managers and executives, years of experience asked for, languages, certificates, skills: real filters, read in the advert’s text.',
      },
      {
        title: 'The company, not just the advert',
        text: 'Turnover, employees, ATECO, legal form, the accounts of the last three years side by side. Filters on these too.',
      },
      {
        title: 'How long they have been looking',
        text: 'When it was first seen, when it was last read. A search that lasts is a company that may need you.',
      },
      {
        title: 'News, with its source',
        text: 'Recent news about the company, with date and address, to come prepared to the first meeting.',
      },
      {
        title: 'Contacts with an origin',
        text: 'Each contact says which page it comes from and when it was read. People who do not want to be listed ask once and are removed.',
      },
      {
        title: 'For independents too',
        text: `The ${plans[soleSeatTier].en} licence is for one person. If the month’s credits run out, you can add more; what you have already opened is not paid for twice.`,
      },
    ],
  },
} satisfies typeof headhuntersIt
