import type { CaseId } from './case-ids.ts'
import type { caseStudiesIt } from './case-studies.it.ts'
import type { CaseStudyTexts } from './case-study-texts.ts'

const cases: Record<CaseId, CaseStudyTexts> = {
  'agenzia-per-il-lavoro-bergamo': {
    kind: 'Employment agency',
    name: 'Three branches, one list',
    title: 'Three branches, one list, and every morning it is clear who to call',
    summary:
      'An agency with three branches around Bergamo stops chasing adverts on portals and starts from the workshops that have just opened a position.',
    who: 'Five people in Bergamo, Albino and Treviglio. They place skilled workers and maintenance technicians, nearly always as temporary staff. Each branch has its area, and none wants to call the same company twice.',
    before:
      'The morning went on portals, among old adverts and other agencies’ adverts. When a company turned up that was really hiring, three competitors had often called already. Who had called whom stood in a spreadsheet, kept from memory.',
    steps: [
      {
        title: 'One filter per branch',
        text: 'Roles, blue collar, 25 km around the branch’s town, adverts of other agencies excluded. Three saved filters: every morning each branch opens its own.',
      },
      {
        title: 'Half an hour of triage',
        text: 'By keyboard: read the position, the sentence it comes from and how long it has been open; save it, or move on. Positions already seen do not come back.',
      },
      {
        title: 'The call, with the page open',
        text: 'The recruiter calls quoting the advert on the company’s own site. If a name is needed, the contact is unlocked: the cost is shown first, and covers the whole licence.',
      },
      {
        title: 'Marked “contacted”',
        text: 'The next day it is clear what was done. Positions to work on are exported as CSV for the agency’s own system.',
      },
    ],
    lesson:
      'The advantage is not having more adverts: it is talking to the company on the day it decided to hire, rather than in the week everybody knows.',
  },
  'ricerca-e-selezione-meccatronica': {
    kind: 'Search and selection',
    name: 'One consultant, eighty companies',
    title: 'One consultant, one sector, eighty companies to keep in sight',
    summary:
      'A consultant working by herself on mechatronics in Emilia watches her companies and gets in touch when they open the role she knows how to fill.',
    who: 'One person, between Reggio Emilia and Modena. She looks for designers, automation technicians and production managers, on a success fee, for companies of 50 to 250 employees.',
    before:
      'She had eighty sites in her bookmarks and opened them in turn on Friday afternoons. She got through twenty. The others, with luck, a month later.',
    steps: [
      {
        title: 'The right companies, once',
        text: 'She searches by sector, province, employees and turnover, and saves the eighty she cares about. From then on she sees how many new positions each has.',
      },
      {
        title: 'Informed before writing',
        text: 'She opens the accounts of the last three years and the news: she sees whether it is a replacement or growth, and what she can ask for.',
      },
      {
        title: 'The person, not the switchboard',
        text: 'She looks for the contact by function, production or human resources, and unlocks it. She knows which page it comes from and when it was read.',
      },
      {
        title: 'When to call again',
        text: 'A position open for six weeks, read again yesterday and still there, is a company that can’t find anyone. That is Monday’s call.',
      },
    ],
    lesson:
      'For someone who works alone, time is the highest price: Vedetta goes round the sites every day, she makes the calls.',
  },
  'ricerca-e-selezione-dirigenti': {
    kind: 'Search and selection',
    name: 'From signs of growth to the mandate',
    title: 'From signs of growth to the mandate for an executive',
    summary:
      'An executive search firm reads positions, accounts and news together, to see which companies are about to need a new leadership team.',
    who: 'Four consultants in Milan, exclusive mandates for plant managers, sales directors and finance managers, mostly in food and packaging.',
    before:
      'Top roles are seldom seen on web sites. Searches began with acquaintances and newspapers: good sources, but everybody’s.',
    steps: [
      {
        title: 'A filter for a signal',
        text: 'Positions for managers and executives, of course. But also companies with over 20 million in turnover and many new positions: their page says whether they open more than is usual for that sector and province.',
      },
      {
        title: 'The company on one page',
        text: 'Revenue, margins, profit of three years, its pace of hiring compared, recent news: enough to come to the first meeting with a question, not a catalogue.',
      },
      {
        title: 'One person at a time',
        text: 'Contacts found by title or function, unlocked one by one, with their source. People who asked not to be listed are not listed.',
      },
      {
        title: 'Working as a team',
        text: 'Every search has its own link: a partner sends it to a colleague, who opens exactly the same results.',
      },
    ],
    lesson:
      'One advert says that a person is missing. Ten adverts, a set of accounts and a piece of news say what is changing.',
  },
}

export const caseStudiesEn = {
  head: {
    title: 'Case studies: agencies and search firms · Vedetta',
    description:
      'How an employment agency and two search firms may work with Vedetta: the steps, the filters and a month in figures. Illustrative cases.',
  },
  title: 'Three ways to work with Vedetta',
  lead: 'An employment agency and two search firms, told step by step, with a month in figures.',
  notice:
    'Illustrative case. People, companies and amounts are made up to show a possible use; functions, costs and prices are the real ones. When a customer wants to tell their own case, you will find it here under their name.',
  badge: 'Illustrative case',
  read: 'Read the case study',
  all: 'All case studies',
  others: 'The other case studies',
  headings: {
    who: 'Context',
    before: 'Before',
    steps: 'With Vedetta',
    month: 'A month in figures',
    monthText: 'At the prices and costs in force, plus VAT.',
    lesson: 'The lesson',
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
