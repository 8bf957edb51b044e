import type { Capabilities } from '@vedetta/contracts/calls/capabilities'
import {
  creditCosts,
  graceDays,
  lowestTierWith,
  plans,
  soleSeatTier,
  trialMonths,
} from '@vedetta/contracts/facts/plans'
import { freeIf } from '@vedetta/contracts/search/search-cost'
import type { pricingIt } from './pricing.it.ts'

export const pricingEn = {
  head: {
    title: 'Prices and plans · Vedetta',
    description: `Four plans per licence, monthly or annual, with shared searches and credits. What each action costs, how to top up, and a ${trialMonths.join(' or ')}-month trial on request.`,
  },
  title: 'Pay for the licence, not for every user.',
  lead: 'Every month the licence gets searches and credits for its users to share. You see every cost before you spend, and you never pay for the same thing twice.',
  period: {
    label: 'Billing',
    monthly: 'Monthly',
    annual: 'Annual',
    saving: (months: number) => `Billed annually, you pay for ${months} months out of 12.`,
  },
  plans: {
    basic: 'For working solo',
    team: 'For a branch or a practice',
    pro: 'For several branches',
    enterprise: 'For a network of branches',
  },
  aMonth: 'a month',
  vat: 'plus VAT',
  paidYearly: (price: string) => `${price} once a year`,
  orYearly: (price: string) => `or ${price} a year`,
  agreed: 'Custom',
  agreedText: 'As many credits, searches and seats as you need.',
  included: {
    seats: (count: number) => (count === 1 ? '1 user' : `Up to ${count} users`),
    seatsUnlimited: 'Unlimited users',
    searches: (count: string) => `${count} searches a month`,
    credits: (count: string) => `${count} credits a month`,
    agreedAmounts: 'Searches and credits as agreed',
    savedFilters: (count: string) => `${count} saved filters per person`,
    alerts: 'E-mail alerts on saved filters',
    instantAlerts: 'Instant alerts by e-mail',
    instantAndPush: 'Instant alerts, by e-mail and on devices',
    noAlerts: 'No e-mail alerts',
    api: 'API, webhooks and feeds for ATS and CRM',
  },
  comparison: {
    title: 'The plans compared',
    text: 'Prices before VAT. Searches and credits belong to the licence, each month; saved filters to each person.',
    plan: 'Plan',
    yes: 'Yes',
    no: 'No',
    rows: {
      monthly: 'A month',
      annual: 'A year',
      seats: 'Users',
      searches: 'Searches a month',
      credits: 'Credits a month',
      savedFilters: 'Saved filters',
      alerts: 'E-mail alerts',
      instantAlerts: 'Instant alerts',
      publicApi: 'API and integrations',
    },
  },
  buy: 'Buy',
  buyPlan: (plan: string) => `Buy the ${plan} plan`,
  contact: 'Contact us',
  contactPlan: (plan: string) => `Contact us about the ${plan} plan`,
  withoutScripts: 'Buying here needs JavaScript. Without it, write to us and we will activate the plan for you.',
  credits: {
    title: 'What credits are for',
    text: 'Searching, reading positions and seeing companies’ general contacts costs no credits. The rest does, once a year per licence: what one colleague has opened is open to everyone.',
    caption: 'Cost of each action in credits',
    what: 'Action',
    cost: 'Credits',
    position: 'A position exported, or delivered in full by the API',
    contact: 'A personal contact unlocked',
    accounts: 'A company’s accounts, three years',
    news: 'A company’s news',
    refund: 'If something you bought turns out to be wrong, you get the credits back.',
  },
  extra: {
    title: 'When the month outlasts the plan',
    text: 'Whoever pays for or administers the licence can top up credits and searches at any time, at a unit price.',
    credit: 'an extra credit',
    search: 'an extra search',
  },
  trial: {
    title: 'A trial, on request',
    text: (months: string) =>
      `Use Vedetta for ${months} months before you decide. Ask us, we’ll talk for ten minutes, and we’ll set up a licence for the area you care about.`,
    months: (some: readonly number[]) => some.join(' or '),
    ask: 'Ask for a trial',
  },
  questions: {
    title: 'Frequently asked questions',
    list: ({ payments }: Pick<Capabilities, 'payments'>) => [
      {
        question: 'What counts as a search?',
        answer: `Pressing “Search”, or opening a filter or a link, with new criteria. A search is free if ${freeIf('en')}. Turning pages, going back, refreshing and searching companies cost nothing.`,
      },
      {
        question: 'Who administers the licence?',
        answer: `Somebody who does not use it: a colleague, a manager, or us. They invite and revoke users, see usage, add credits. In the ${plans[soleSeatTier].en} licence the only seat is the buyer’s, so somebody else administers it.`,
      },
      {
        question: 'Can I change plan?',
        answer: payments
          ? 'Yes, whenever you want, from the profile of whoever pays for or administers the licence. To a larger plan at once, paying the difference; to a smaller one at the end of the period paid for.'
          : 'Yes: write to us, and we change it. To a larger plan at once, paying the difference; to a smaller one at the end of the period paid for.',
      },
      {
        question: 'Can I connect my ATS or CRM?',
        answer: `Yes, with the ${plans[lowestTierWith('publicApi')].en} plan: API, webhooks, feeds and assistants. Whoever administers the licence makes the keys in their profile. Searching costs what it does in the app; a full position costs ${creditCosts.position} credit, as if you exported it, once a year per licence.`,
      },
      {
        question: 'How do I pay, and how do I get the invoice?',
        answer: `${payments ? 'By card, through Stripe.' : 'As we agree when we set up the licence.'} The electronic invoice goes to the SDI code or PEC address you give. Companies in other European Union countries with a valid VAT number pay under reverse charge.`,
      },
      ...(payments
        ? [
            {
              question: 'What if a payment fails?',
              answer: `We write to you, and the licence stays active for ${graceDays} days while we retry the payment. If you cancel, the licence lasts until the end of the period paid for.`,
            },
          ]
        : []),
      {
        question: 'Do unused credits carry over?',
        answer:
          'The plan’s credits and searches renew every month and don’t roll over. Top-ups stay, and whatever expires first is spent first.',
      },
    ],
  },
  checkout: {
    title: (plan: string) => `Buy the ${plan} plan`,
    sum: (price: string, period: string, percent: number) => `${price} ${period}, plus VAT (${percent}% in Italy)`,
    periods: { monthly: 'a month', annual: 'a year' },
    role: 'How will you use the licence?',
    use: 'I use it',
    useHint:
      'One seat is yours. Nobody administers a licence they use: name a colleague, or leave it blank and we’ll do it.',
    administer: 'I administer it',
    administerHint: 'You invite colleagues and see usage, but take no seat.',
    administratorEmail: 'Administrator’s e-mail',
    administratorHint: 'Optional: without it, we administer the licence.',
    email: 'Your e-mail',
    emailHint: 'The licence code and the invoices are sent there.',
    company: 'Company',
    vatNumber: 'VAT number',
    vatHint: '11 digits for Italy; for other EU countries, with the country code in front.',
    sdi: 'SDI code',
    sdiHint: 'For Italian companies: this, or the PEC address.',
    pec: 'PEC address',
    submit: 'Go to payment',
    next: 'We’ll take you to Stripe to enter your card. We never see it.',
    terms: 'By buying you accept the',
    termsLink: 'terms and conditions',
    cancel: 'Cancel',
  },
  outcomes: {
    paid: {
      title: 'Payment received',
      text: 'You will soon receive the licence code by e-mail. Sign up or sign in with your address, then redeem it.',
      action: 'Redeem the licence',
    },
    left: {
      title: 'Nothing was charged',
      text: 'The purchase stopped before payment. You can pick it up again at any time.',
      action: 'Write to us if something is wrong',
    },
  },
} satisfies typeof pricingIt
