import type { agenciesIt } from './agencies.it.ts'

export const agenciesEn = {
  head: {
    title: 'For employment agencies · Vedetta',
    description:
      'The companies around you that have started hiring, by branch and by trade, without the adverts of other agencies. A branch’s day with Vedetta.',
  },
  kicker: 'Employment agencies',
  title: 'Call companies on the day they start hiring.',
  lead: 'A branch lives on phone calls. Vedetta prepares the list: the companies of your area that have just opened a position on their own site, with the role, the contract and the advert it comes from.',
  tryIt: 'Try Vedetta',
  prices: 'See the prices',
  day: {
    title: 'A branch’s day',
    text: 'One recruiter, one area, and eight hours that pass quickly.',
    moments: [
      {
        at: '8:30',
        before:
          'You open the portals and scroll. There are other agencies’ adverts, and those that were there last month.',
        now: 'You open the branch’s filter: your trades, 25 km around, agencies excluded. At the top is what has appeared since yesterday.',
      },
      {
        at: '9:15',
        before:
          'You call a company’s switchboard. The position was closed days ago, or three others have called already.',
        now: 'Each position says when it was first seen and when it was last read. If it is gone from the site, it leaves the list.',
      },
      {
        at: '11:00',
        before: 'Where did you leave off? Back to the spreadsheet, if somebody has kept it up to date.',
        now: 'Positions you have seen do not come back as unseen; the companies you spoke to stay marked. You pick up from there.',
      },
      {
        at: '14:30',
        before: 'You need the name of the head of personnel. You look on the site, then elsewhere, then give up.',
        now: 'The contacts the company publishes are there. Those of people are unlocked with credits, and say which page they come from.',
      },
      {
        at: '17:30',
        before: 'The area manager asks how many new companies you spoke to. You count by hand.',
        now: 'You export the positions you worked on as CSV. The licence administrator sees everybody’s searches, contacts and exports.',
      },
    ],
  },
  points: {
    title: 'Made for the way an agency works',
    points: [
      {
        title: 'Other agencies, recognised',
        text: 'Adverts by agencies and search firms are distinguished from those by companies, with the reason. You exclude them with one switch, for all filters.',
      },
      {
        title: 'The branch’s area, in kilometres',
        text: 'A town and a radius, several towns, whole provinces or regions. A saved filter for each branch, a link to send to colleagues.',
      },
      {
        title: 'Contract, hours, blue or white collar',
        text: 'Temporary, fixed term, apprenticeship, internship, full or part time: as the advert writes it, with the sentence that says so.',
      },
      {
        title: 'Protected categories',
        text: 'Positions reserved under law 68/99, and companies that have a quota to fill by their number of employees.',
      },
      {
        title: 'Companies that want no agencies',
        text: 'If the advert asks agencies not to call, the position says so. You know before you pick up the phone.',
      },
      {
        title: 'A licence for the branch, or for all',
        text: 'For 5 or 15 people, or without limit. Invites, revocations and usage are managed by the administrator, who takes no seat.',
      },
    ],
  },
} satisfies typeof agenciesIt
