import type { agenciesIt } from './agencies.it.ts'

export const agenciesEn = {
  head: {
    title: 'For employment agencies · Vedetta',
    description:
      'The companies near you that have started hiring, by branch and by trade, without other agencies’ adverts. A day at the branch with Vedetta.',
  },
  kicker: 'Employment agencies',
  title: 'Call companies on the day they start hiring.',
  lead: 'A branch lives by the phone. Vedetta draws up the list: companies in your area that have just posted a position on their own website, with the role, the contract and the original advert.',
  tryIt: 'Try Vedetta',
  prices: 'See the prices',
  day: {
    title: 'A day at the branch',
    text: 'One recruiter, one patch, and eight hours that go by fast.',
    moments: [
      {
        at: '8:30',
        before:
          'You open the job boards and scroll past other agencies’ adverts, and the ones that were there last month.',
        now: 'You open the branch’s filter: your trades, within 25 km, no agencies. Whatever has appeared since yesterday is at the top.',
      },
      {
        at: '9:15',
        before: 'You ring the switchboard. The position was filled days ago, or three others have already called.',
        now: 'Each position shows when it was first seen and last checked. Once it goes from the site, it goes from your list.',
      },
      {
        at: '11:00',
        before: 'Where were you? Back to the spreadsheet, if anyone has kept it up to date.',
        now: 'What you have seen stays seen, and the companies you spoke to stay marked. You carry on from there.',
      },
      {
        at: '14:30',
        before: 'You need the name of the HR manager. You try the website, then everywhere else, then give up.',
        now: 'The company’s published contacts are right there. Named people are unlocked with credits, and show the page they came from.',
      },
      {
        at: '17:30',
        before: 'The area manager asks how many new companies you have spoken to. You count them by hand.',
        now: 'You export the positions you worked on to CSV. The licence administrator sees everyone’s searches, contacts and exports.',
      },
    ],
  },
  points: {
    title: 'Built for the way agencies work',
    points: [
      {
        title: 'Other agencies, spotted',
        text: 'Adverts from agencies and search firms are told apart from employers’ own, and you see why. One switch removes them from every search.',
      },
      {
        title: 'The branch’s area, in kilometres',
        text: 'A town and a radius, several towns, whole provinces or regions. One saved filter per branch, one link to send to colleagues.',
      },
      {
        title: 'Contract, hours, blue or white collar',
        text: 'Temporary, fixed term, apprenticeship, internship, full or part time: as the advert puts it, with the sentence to prove it.',
      },
      {
        title: 'Protected categories',
        text: 'Positions reserved under Italian law 68/99, and companies large enough to have a quota to fill.',
      },
      {
        title: 'No agencies, please',
        text: 'If the advert asks agencies not to call, the position says so, before you pick up the phone.',
      },
      {
        title: 'A licence for the branch, or for all',
        text: 'For 5 people, 15, or as many as you like. An administrator, who doesn’t take up a seat, invites people, removes them and keeps an eye on usage.',
      },
    ],
  },
} satisfies typeof agenciesIt
