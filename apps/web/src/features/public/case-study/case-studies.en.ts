import type { CaseId } from './case-ids.ts'
import type { caseStudiesIt } from './case-studies.it.ts'
import type { CaseStudyTexts } from './case-study-texts.ts'

const cases: Record<CaseId, CaseStudyTexts> = {
  'agenzia-per-il-lavoro-bergamo': {
    kind: 'Employment agency',
    name: 'Three branches, one list',
    title: 'Three branches, one list, and no doubt who to call each morning',
    summary:
      'An agency with three branches around Bergamo stops chasing adverts on job boards and starts with the workshops that have just opened a position.',
    who: 'Five people in Bergamo, Albino and Treviglio. They place skilled workers and maintenance technicians, nearly always as temps. Each branch has its own patch, and nobody wants to call the same company twice.',
    before:
      'Mornings went on job boards, among stale adverts and other agencies’. When a company turned up that really was hiring, three competitors had often got there first. Who had called whom was in a spreadsheet, filled in from memory.',
    steps: [
      {
        title: 'One filter per branch',
        text: 'Blue-collar roles within 25 km of the branch, other agencies’ adverts excluded. Three saved filters: every morning each branch opens its own.',
      },
      {
        title: 'Half an hour of triage',
        text: 'By keyboard: read the position, the sentence it comes from and how long it has been open; save it, or move on. Positions already seen do not come back.',
      },
      {
        title: 'The call, with the page open',
        text: 'The recruiter calls with the company’s own advert on screen. If a name is needed, the contact is unlocked: the cost is shown first, and covers the whole licence.',
      },
      {
        title: 'Marked “contacted”',
        text: 'The next day everyone can see what has been done. Positions to work on are exported to CSV for the agency’s own system.',
      },
    ],
    lesson:
      'The edge isn’t more adverts. It’s talking to the company on the day it decides to hire, not the week everyone knows.',
  },
  'ricerca-e-selezione-meccatronica': {
    kind: 'Search and selection',
    name: 'One consultant, eighty companies',
    title: 'One consultant, one sector, eighty companies to keep an eye on',
    summary:
      'A solo consultant in mechatronics in Emilia keeps watch on her companies, and gets in touch when they open a role she knows how to fill.',
    who: 'One person, between Reggio Emilia and Modena. She recruits designers, automation engineers and production managers, on a success fee, for companies with 50 to 250 employees.',
    before:
      'She had eighty websites bookmarked and worked through them on Friday afternoons. She got to twenty. The rest waited a month, if she was lucky.',
    steps: [
      {
        title: 'The right companies, once',
        text: 'She searches by sector, province, employees and turnover, and saves the eighty she cares about. From then on she sees how many new positions each has.',
      },
      {
        title: 'Homework first',
        text: 'She opens the last three years’ accounts and the news: is the company replacing someone or growing, and what fee will it bear?',
      },
      {
        title: 'The person, not the switchboard',
        text: 'She searches contacts by department, production or HR, and unlocks the right one. She knows which page it came from and when.',
      },
      {
        title: 'When to call again',
        text: 'A position open for six weeks and still there yesterday is a company that can’t find anyone. That’s Monday’s first call.',
      },
    ],
    lesson: 'When you work alone, time is what costs most. Vedetta does the rounds every day; she makes the calls.',
  },
  'ricerca-e-selezione-dirigenti': {
    kind: 'Search and selection',
    name: 'From growth signals to mandate',
    title: 'From growth signals to an executive mandate',
    summary:
      'An executive search firm reads positions, accounts and news together, to see which companies are about to need a new leadership team.',
    who: 'Four consultants in Milan, exclusive mandates for plant managers, sales directors and finance managers, mostly in food and packaging.',
    before:
      'Top jobs rarely appear on websites. Searches began with contacts and newspapers: good sources, but everyone has them.',
    steps: [
      {
        title: 'Filtering for a signal',
        text: 'Positions for managers and executives, of course. But also companies turning over more than 20 million with a burst of new positions: their page shows whether that is more than usual for the sector and province.',
      },
      {
        title: 'The company on one page',
        text: 'Three years of revenue, margins and profit, its hiring pace against its peers, recent news: enough to open the first meeting with a question, not a brochure.',
      },
      {
        title: 'One person at a time',
        text: 'Contacts found by job title or department, unlocked one by one, with their source. Anyone who has asked not to be listed isn’t.',
      },
      {
        title: 'Working as a team',
        text: 'Every search has its own link: a partner sends it to a colleague, who opens exactly the same results.',
      },
    ],
    lesson:
      'One advert tells you someone is missing. Ten adverts, a set of accounts and a news story tell you what is changing.',
  },
}

export const caseStudiesEn = {
  head: {
    title: 'Case studies: agencies and search firms · Vedetta',
    description:
      'How an employment agency and two search firms might work with Vedetta: the steps, the filters and a month in figures. Illustrative cases.',
  },
  title: 'Three ways to work with Vedetta',
  lead: 'An employment agency and two search firms, step by step, with a month in figures.',
  notice:
    'Illustrative case. The people, companies and amounts are invented to show how Vedetta might be used; the features, costs and prices are real. When a customer wants to tell their own story, you will find it here under their name.',
  badge: 'Illustrative case',
  read: 'Read the case study',
  all: 'All case studies',
  others: 'The other case studies',
  headings: {
    who: 'Context',
    before: 'Before',
    steps: 'With Vedetta',
    month: 'A month in figures',
    monthText: 'At current prices and costs, plus VAT.',
    lesson: 'The takeaway',
  },
  month: {
    what: 'Item',
    amount: 'Amount',
    each: 'Credits each',
    credits: 'Credits',
    exported: 'Positions exported',
    contacts: 'Contacts unlocked',
    accounts: 'Accounts opened',
    news: 'News of a company',
    total: 'Total',
    plan: (plan: string, price: string) => `${plan} plan: ${price} a month`,
    credit: (used: string, of: string) => `Credits: ${used} of the month’s ${of}`,
    search: (used: string, of: string) => `Searches: ${used} of the month’s ${of}`,
  },
  cases,
} satisfies typeof caseStudiesIt
