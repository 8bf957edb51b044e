import { plans, soleSeatTier } from '@vedetta/contracts/facts/plans'
import type { headhuntersIt } from './headhunters.it.ts'

export const headhuntersEn = {
  head: {
    title: 'For headhunters · Vedetta',
    description:
      'Open roles nobody has asked you to fill yet, with the company’s accounts, its news and the person to talk to. A consultant’s day with Vedetta.',
  },
  kicker: 'Headhunters',
  title: 'The role, the company and the right moment to talk about it.',
  lead: 'Mandates nearly always start with the right conversation at the right time. Vedetta tells you which companies have opened a role you know how to fill, how long they have been looking, what their accounts look like and who to talk to.',
  tryIt: 'Try Vedetta',
  prices: 'See the prices',
  day: {
    title: 'A consultant’s day',
    text: 'Between interviews there is little time to find the next mandate. Spend it well.',
    moments: [
      {
        at: '9:00',
        before: 'You work through your bookmarks, one company’s website after another. Ten in, the phone rings.',
        now: 'Your saved companies show how many new positions they have. Someone has already been round their websites.',
      },
      {
        at: '10:30',
        before:
          'An interesting role on a job board. It has been up for a month, with two hundred applicants and two firms already on it.',
        now: 'A management role, found yesterday on the company’s own website. You know how long it has been open, and you have the line asking for eight years’ experience.',
      },
      {
        at: '12:00',
        before:
          'Before you call, you want to know the company. Registry, accounts, news: three subscriptions and half an hour.',
        now: 'Headcount, turnover, three years of margins and profit, other open positions, news: one page, a few credits.',
      },
      {
        at: '15:00',
        before: 'The switchboard puts you through to HR, and HR puts you through to no one.',
        now: 'You search contacts by job title or department and unlock the right one, with its source and date.',
      },
      {
        at: '18:00',
        before: 'The client asks where the market is heading. You go with your gut.',
        now: 'How many similar positions are open, and in which provinces and sectors: the filters tell you, and you send the link.',
      },
    ],
  },
  points: {
    title: 'Built for finding a few people: the right ones',
    points: [
      {
        title: 'Profile and experience',
        text: 'Managers and executives, years of experience, languages, certificates, skills: real filters, drawn from the text of the advert.',
      },
      {
        title: 'The company, not just the advert',
        text: 'Turnover, headcount, ATECO code, legal form and the last three years’ accounts side by side. You can filter by these too.',
      },
      {
        title: 'How long they have been looking',
        text: 'When it was first seen, and when it was last there. A search that drags on is a company that may need you.',
      },
      {
        title: 'News, with its source',
        text: 'Recent news about the company, dated and sourced, so you walk into the first meeting prepared.',
      },
      {
        title: 'Contacts you can trace',
        text: 'Every contact shows the page it came from and when. Anyone who doesn’t want to be listed asks once and is gone.',
      },
      {
        title: 'Independents welcome',
        text: `The ${plans[soleSeatTier].en} licence is for one person. If you run out of credits you can top up, and you never pay twice for what you have already opened.`,
      },
    ],
  },
} satisfies typeof headhuntersIt
