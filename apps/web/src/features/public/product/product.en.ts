import { creditCosts, lowestTierWith, plans } from '@vedetta/contracts/facts/plans'
import type { productIt } from './product.it.ts'

export const productEn = {
  head: {
    title: 'Product: open positions with the proof attached · Vedetta',
    description:
      'An inbox for open positions: filters, status, keyboard, contacts, accounts, news. Every fact with the sentence, the page and the time it comes from.',
  },
  kicker: 'Product',
  title: 'An inbox for open positions.',
  lead: 'Results on the left, the position on the right, and one question each time: call, or move on? Everything else in Vedetta is there to help you answer it quickly and well.',
  picture: {
    alt: 'The positions screen: filters on the left, the list in the middle, on the right the open position with its facts and the page they come from.',
    caption: 'The positions screen, with made-up data.',
  },
  inbox: {
    title: 'Triage, not scrolling',
    points: [
      {
        title: 'Not seen, seen, contacted',
        text: 'Every position carries your own status. The ones you have seen don’t come back as unseen, the ones you have contacted stay marked, and tomorrow you pick up where you left off.',
      },
      {
        title: 'All from the keyboard',
        text: 'j and k move up and down, s saves, c marks as contacted, Shift+E exports, Ctrl+K takes you anywhere. With a hundred a day to get through, nobody reaches for the mouse.',
      },
      {
        title: 'Every search has a link',
        text: 'Filters, sort order and page are all in the link: send it to a colleague and they see the same results.',
      },
    ],
  },
  proof: {
    title: '“How do you know?”',
    text: 'Ask it of any fact. Vedetta answers with the sentence, the address of the page and the time it was read.',
    example: 'Example',
    rows: [
      {
        field: 'Contract',
        value: 'Permanent',
        quote: '“… inserimento diretto in azienda con *contratto a tempo indeterminato* …”',
      },
      {
        field: 'Experience',
        value: 'At least 3 years',
        quote: '“… richiesta *esperienza di almeno tre anni* nella manutenzione di linee …”',
      },
      { field: 'Place', value: 'Albino (BG)', quote: '“… presso il nostro stabilimento di *Albino (BG)* …”' },
    ],
    silent: 'Pay: the page doesn’t say. So Vedetta doesn’t either.',
    when: 'First seen yesterday at 06:12, still open this morning at 05:58',
  },
  filters: {
    title: 'The filters recruiters need',
    text: 'Several values in one filter widen the search, several filters narrow it, and any of them can exclude instead.',
    groups: [
      {
        title: 'Position',
        text: 'Role, contract, hours, blue or white collar, experience, profile, skills, certificates, languages, smart working, benefits, protected categories, date.',
      },
      {
        title: 'Place',
        text: 'One town exactly, a radius around it or a ring between two distances; or several towns, provinces and regions.',
      },
      {
        title: 'Company',
        text: 'Name, VAT number, sector, ATECO code, employees, turnover. And one switch to leave out agencies.',
      },
    ],
  },
  company: {
    title: 'Behind every position, a company',
    points: [
      {
        title: 'Three years of accounts',
        text: `Revenue and costs, EBITDA, profit, compared year by year. Yours for ${creditCosts.accounts} credits, once a year for the whole licence.`,
      },
      {
        title: 'News with its source',
        text: 'The company’s recent news, with its date and the address it comes from.',
      },
      {
        title: 'Hiring pace',
        text: 'How many positions it opens compared with its sector and its province: is it replacing someone, or growing?',
      },
      {
        title: 'Contacts, by title or function',
        text: `General contacts are free. Named people cost ${creditCosts.contact} credits, show where they were found, and disappear if they ask not to be listed.`,
      },
      {
        title: 'Saved filters',
        text: `Give a good search a name and reopen it in one click, with everything you haven’t seen yet marked. From the ${plans[lowestTierWith('alerts')].en} plan up, e-mail alerts tell you what has come in.`,
      },
      {
        title: 'Exports for Excel',
        text: 'The positions you pick, or as many of the results as you want, as CSV or XLSX, with pay, description and contacts if you want them. You see the cost first, and exporting the same thing again is free.',
      },
    ],
  },
  watch: {
    title: 'How it visits sites',
    text: 'Vedetta reads companies’ public websites, and makes no secret of it.',
    points: [
      {
        title: 'It introduces itself',
        text: 'The bot has a name, and a page that says who it is, what it reads and how to turn it away. It never disguises itself or gets round blocks.',
      },
      {
        title: 'It asks permission',
        text: 'It obeys robots.txt and opt-out requests, fetches no more than one page a second from a site, and backs off when the site is struggling.',
      },
      {
        title: 'It closes nothing by mistake',
        text: 'A broken page, an outage or a redesign doesn’t make positions disappear: Vedetta comes back to check before it closes them.',
      },
    ],
  },
  limits: {
    title: 'What it does not do',
    text: 'Better to know before you start.',
    points: [
      {
        title: 'It has no candidates',
        text: 'Vedetta finds companies that are hiring, not people looking for work. Candidates are your side of the business.',
      },
      {
        title: 'It doesn’t copy job boards',
        text: 'It reads companies’ websites and their own careers pages. If an advert exists only on a job board, you won’t find it here.',
      },
      {
        title: 'It cannot see what is not published',
        text: 'A company without a site, or one that hires by word of mouth, leaves nothing to read.',
      },
    ],
  },
} satisfies typeof productIt
