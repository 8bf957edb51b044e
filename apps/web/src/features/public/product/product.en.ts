import { creditCosts, lowestTierWith, plans } from '@vedetta/contracts/plans'
import type { productIt } from './product.it.ts'

export const productEn = {
  head: {
    title: 'The product: open positions with proof · Vedetta',
    description:
      'An inbox for open positions: filters, status, keyboard, contacts, accounts, news. Every fact with the sentence, the page and the time it comes from.',
  },
  kicker: 'Product',
  title: 'An inbox for open positions.',
  lead: 'Results on the left, the position on the right, and one question for each: do I call, or move on? The rest of Vedetta is there to let you answer quickly, and well.',
  picture: {
    alt: 'The positions screen: filters on the left, the list in the middle, on the right the open position with its facts and the page they come from.',
    caption: 'The positions screen, with made-up data.',
  },
  inbox: {
    title: 'Triage, not scrolling',
    points: [
      {
        title: 'Not seen, seen, contacted',
        text: 'Every position has your own status. Positions you have seen do not come back as new, those you contacted stay marked: tomorrow you pick up from there.',
      },
      {
        title: 'Everything by keyboard',
        text: 'Back and forth with j and k, s saves, c marks as contacted, e exports. With a hundred a day to go through, nobody uses the mouse.',
      },
      {
        title: 'A link for each search',
        text: 'Filters, order and page are in the link: send it to a colleague, who opens the same results.',
      },
    ],
  },
  proof: {
    title: '“How do you know?”',
    text: 'You can ask that of every fact. Vedetta answers with the sentence of the page, its address and the time it was read.',
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
    silent: 'Pay: the page does not say. And Vedetta does not guess.',
    when: 'First seen yesterday at 06:12, still open this morning at 05:58',
  },
  filters: {
    title: 'The filters recruiters need',
    text: 'Several values of one filter widen the search, different filters narrow it, and each can be used to exclude as well.',
    groups: [
      {
        title: 'Position',
        text: 'Role, contract, hours, blue or white collar, experience, profile, skills, certificates, languages, smart working, benefits, protected categories, date.',
      },
      {
        title: 'Place',
        text: 'A town exactly, within a radius or in a band of kilometres; several towns, provinces, regions.',
      },
      {
        title: 'Company',
        text: 'Name, VAT number, sector, ATECO, employees, turnover. And agencies, out with one switch.',
      },
    ],
  },
  company: {
    title: 'Behind every position, a company',
    points: [
      {
        title: 'Three years of accounts',
        text: `Revenue and costs, EBITDA, profit, compared year by year. They open for ${creditCosts.accounts} credits, once a year for the whole licence.`,
      },
      {
        title: 'News with its source',
        text: 'The company’s recent news, with its date and the address it comes from.',
      },
      {
        title: 'The pace of hiring',
        text: 'How many positions it opens compared with its sector and its province: a replacement, or growth.',
      },
      {
        title: 'Contacts, by title or function',
        text: `General ones are free. Those of people cost ${creditCosts.contact} credits, say where they come from and respect requests not to be listed.`,
      },
      {
        title: 'Saved filters',
        text: `A good search is saved under a name and opened again with one click; what you have not seen yet is marked. From the ${plans[lowestTierWith('alerts')].en} plan up, e-mail alerts tell you what has come in.`,
      },
      {
        title: 'Exports for Excel',
        text: 'Chosen positions, or whole pages, as CSV or XLSX, with pay, description and contacts if you want them. The cost is shown first, and a repeated export is not charged again.',
      },
    ],
  },
  watch: {
    title: 'How it visits sites',
    text: 'Vedetta reads companies’ public sites, and does so openly.',
    points: [
      {
        title: 'It introduces itself',
        text: 'The robot has a name and a page that says who it is, what it reads and how to refuse it. It does not disguise itself and does not get round blocks.',
      },
      {
        title: 'It asks permission',
        text: 'It respects robots.txt and requests to opt out. It asks a site for no more than one page a second, and waits when the site is struggling.',
      },
      {
        title: 'It closes nothing by mistake',
        text: 'A broken page, a site that is down or redesigned does not make positions disappear: before closing them, Vedetta comes back to check.',
      },
    ],
  },
  limits: {
    title: 'What it does not do',
    text: 'Better to know beforehand.',
    points: [
      {
        title: 'It has no candidates',
        text: 'Vedetta finds companies that are hiring, not people looking for work. Finding candidates is up to you: that is your trade.',
      },
      {
        title: 'It does not copy portals',
        text: 'It reads companies’ sites and their own hiring pages. If an advert exists only on a portal, it is not here.',
      },
      {
        title: 'It cannot see what is not published',
        text: 'A company without a site, or one that hires by word of mouth, leaves nothing to read.',
      },
    ],
  },
} satisfies typeof productIt
