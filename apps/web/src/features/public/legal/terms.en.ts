import { routes } from '@vedetta/contracts/calls/routes'
import {
  creditCosts,
  graceDays,
  inviteValidDays,
  plans,
  revokeAfterDays,
  trialMonths,
} from '@vedetta/contracts/facts/plans'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { LegalTexts } from './legal-texts.ts'

export const termsEn = (site: Site) =>
  ({
    head: {
      title: 'Terms and conditions · Vedetta',
      description: 'The rules of using Vedetta: accounts, licences, credits, payments, use of the data, liability.',
    },
    title: 'Terms and conditions',
    lead: 'They govern the use of Vedetta by companies and professionals. By signing up or buying a licence you accept them, for yourself and for the company you act for. The Italian text prevails.',
    sections: [
      {
        id: 'parties',
        title: 'Who provides the service, and to whom',
        blocks: [
          `The service is provided by ${site.companyName}, ${site.companyAddress}, VAT number ${site.companyVat}, certified e-mail ${site.companyPec} (“we”).`,
          'It is for those who act in the course of a business or profession. It is not offered to consumers.',
        ],
      },
      {
        id: 'service',
        title: 'What Vedetta does',
        blocks: [
          'Vedetta reads the sites of Italian companies, recognises the open positions published there and makes them searchable, with the company’s data and the contacts that it publishes. Each position bears the page it comes from and the day we saw it.',
          'We read pages automatically: we can err, be late, or not see everything. We do not guarantee that a position is still open, nor that the list is complete. Errors are reported from the page they are on, and once an error is confirmed the credits spent are refunded.',
        ],
      },
      {
        id: 'account',
        title: 'Accounts',
        blocks: [
          'An account is one person’s. Credentials are not shared; anyone who notices unauthorised use tells us at once. The details given must be true. The account can be deleted at any time, in the profile.',
        ],
      },
      {
        id: 'licences',
        title: 'Licences, seats, credits and searches',
        blocks: [
          {
            list: [
              `A licence has a number of seats, and monthly credits and searches that the seats share, by its plan ([prices](${routes.pricing})). Those of the month that are not used do not accumulate; those bought in addition stay until the date stated.`,
              `Credits pay for: an exported position (${creditCosts.position}), a personal contact (${creditCosts.contact}), a company’s accounts (${creditCosts.accounts}), its news (${creditCosts.news}). Each is paid for once a year for the whole licence.`,
              `The administrator of a licence does not use it. A seat can’t be revoked within ${revokeAfterDays} days of its assignment; an invite lasts ${inviteValidDays} days.`,
              `Trials, of ${trialMonths.join(' or ')} months, are asked for and agreed on; they end by themselves and do not become paid plans.`,
            ],
          },
        ],
      },
      {
        id: 'payments',
        title: 'Prices, renewal, cancellation',
        blocks: [
          'Prices are in euro, without VAT, and paid in advance by month or year. The subscription renews for the same period until it is cancelled; it is cancelled in the licence administrator’s profile, from the end of the period paid for, which is not refunded.',
          `If a payment fails we tell you, and the licence stays active for ${graceDays} days; then it stops. We change prices of renewals with at least 30 days’ notice by e-mail: a customer who does not agree cancels.`,
          `${plans.enterprise.en} plans and those paid in other ways are also governed by the offer accepted, which prevails where they differ.`,
        ],
      },
      {
        id: 'use',
        title: 'Permitted use',
        blocks: [
          'You may use what you find for your own work in placement, search and selection, or staffing, with the authorisations the law requires for it. You may not:',
          {
            list: [
              'resell, hand over or publish the data, or build a competing database from them;',
              'extract data by automatic means other than the service’s exports, or get around its limits;',
              'use contacts for anything but proposing your staffing services to the company, or after the person has objected;',
              'send messages that the law forbids, or discriminate against candidates or workers;',
              'probe the security without a written agreement.',
            ],
          },
          'From the moment you unlock or export a contact you are a controller of those data in your own right: you inform people, keep the data no longer than needed and respect objections.',
        ],
      },
      {
        id: 'rights',
        title: 'Rights in the contents',
        blocks: [
          'The software, the texts and the database belong to us or to those who licensed them to us; adverts remain the property of those who published them. You have a non-exclusive, non-transferable right of use for the duration of the licence. What you have rightly exported you may go on using, within these terms.',
        ],
      },
      {
        id: 'availability',
        title: 'Availability and changes of the service',
        blocks: [
          'We work to keep the service available and safe, without guaranteeing a percentage unless agreed in writing. We may change it; if a change takes away an essential function you may withdraw, and we refund the price of the time not used.',
          'We may suspend an account or a licence that breaks these terms or endangers the service, with notice where possible; in serious cases the contract ends (article 1456 of the Italian civil code).',
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        blocks: [
          'Except for intent or gross negligence, and for what the law does not let anybody limit, we are liable up to what was paid for the licence in the twelve months before, and not for lost profits or indirect damage. Whoever takes decisions on the basis of the data answers for them.',
        ],
      },
      {
        id: 'data',
        title: 'Personal data',
        blocks: [
          `How we treat data is in the [privacy notice](${routes.privacy}). For data that we process on the customer’s behalf the [data processing agreement](${routes.dataAgreement}) applies, which is part of these terms.`,
        ],
      },
      {
        id: 'law',
        title: 'Law, court, changes of the terms',
        blocks: [
          `Italian law applies. The court of ${site.court} has exclusive jurisdiction.`,
          'If we change the terms we say so by e-mail at least 30 days before; a customer who does not agree may withdraw by then. Notices to the customer: to the e-mail of the account; to us: ' +
            `[${site.supportEmail}](mailto:${site.supportEmail}) or certified e-mail.`,
          'Under articles 1341 and 1342 of the Italian civil code the sections “Prices, renewal, cancellation”, “Permitted use”, “Availability and changes of the service”, “Liability” and “Law, court, changes of the terms” are to be approved specifically.',
        ],
      },
    ],
  }) satisfies LegalTexts
