import type { productIt } from './product.it.ts'

export const productEn = {
  head: {
    title: 'The product: open positions with proof · Vedetta',
    description:
      'An inbox for open positions: filters, status, keyboard, contacts, accounts, news. Every fact with the sentence, the page and the time it comes from.',
  },
  kicker: 'Product',
  title: 'An inbox for open positions.',
  lead: 'Results on the left, the position on the right, and one question for each: do I call, or move on? The rest of Vedetta is there to let you answer quickly, and rightly.',
  picture: {
    alt: 'The positions screen: filters on the left, the list in the middle, on the right the open position with its facts and the page they come from.',
    caption: 'The positions screen, with made-up data.',
  },
  inbox: {
    title: 'Triage, not scrolling',
    points: [
      {
        title: 'Not seen, seen, contacted',
        text: 'Every position has your own status. What was seen does not come back as new, what was contacted stays marked: tomorrow you go on from there.',
      },
      {
        title: 'All by keyboard',
        text: 'Forth and back with j and k, s saves, c marks as contacted, e exports. Who looks at a hundred a day does not use the mouse.',
      },
      {
        title: 'An address for each search',
        text: 'Filters, order and page stand in the address: send it to a colleague, who opens the same.',
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
    title: 'The filters of people who recruit',
    text: 'Several values of one filter add up, different filters narrow each other, and each can be used to exclude as well.',
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
        title: 'Accounts of three years',
        text: 'Revenue and costs, EBITDA, profit, compared year by year. They open for 2 credits, once a year for the whole licence.',
      },
      {
        title: 'News with their source',
        text: 'The company’s recent news, with the date and the address they come from.',
      },
      {
        title: 'The pace of hiring',
        text: 'How many positions it opens compared with its sector and its province: a replacement, or growth.',
      },
      {
        title: 'Contacts, by title or function',
        text: 'General ones are open. Those of people cost 5 credits, say where they come from and respect who asks not to be listed.',
      },
      {
        title: 'Saved filters',
        text: 'A good search is saved under a name and opened again with one click; what you have not seen yet is marked. Coming, from the Team plan up: e-mail alerts.',
      },
      {
        title: 'Exports as CSV',
        text: 'Chosen positions, or whole pages, with contacts if you want them. The cost is shown before, and an export repeated is not paid again.',
      },
    ],
  },
  watch: {
    title: 'How it watches',
    text: 'Vedetta reads public sites of companies, and does so in broad daylight.',
    points: [
      {
        title: 'It introduces itself',
        text: 'The robot has a name and a page that says who it is, what it reads and how to tell it no. It wears no disguise and gets round no block.',
      },
      {
        title: 'It asks permission',
        text: 'It respects robots.txt and whoever has opted out. It asks a site for no more than a page a second, and waits when the site is in trouble.',
      },
      {
        title: 'It closes nothing by mistake',
        text: 'A broken page, a site that is down or redesigned makes no position disappear: before closing it, Vedetta comes back to look.',
      },
    ],
  },
  limits: {
    title: 'What it does not do',
    text: 'Better to know before.',
    points: [
      {
        title: 'It has no candidates',
        text: 'Vedetta finds who is hiring, not who is looking. The candidates you find: that is your trade.',
      },
      {
        title: 'It copies no portals',
        text: 'It reads companies’ sites and their own hiring pages. If an advert exists on a portal alone, it is not here.',
      },
      {
        title: 'It can’t see who does not publish',
        text: 'A company without a site, or one that hires by word of mouth, leaves nothing to read.',
      },
    ],
  },
} satisfies typeof productIt
