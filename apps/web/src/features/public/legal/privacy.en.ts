import { routes } from '@vedetta/contracts/calls/routes'
import { retention } from '@vedetta/contracts/facts/retention'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { LegalTexts } from './legal-texts.ts'

export const privacyEn = (site: Site) =>
  ({
    head: {
      title: 'Privacy notice · Vedetta',
      description:
        'Which personal data Vedetta processes, where they come from, why, for how long, who sees them and how to exercise your rights.',
    },
    title: 'Privacy notice',
    lead: 'It is for three groups of people: those who work at the companies whose sites we read, those who use Vedetta, and those who visit these pages or write to us. It is given under articles 13 and 14 of Regulation (EU) 2016/679 (GDPR). The Italian text prevails.',
    sections: [
      {
        id: 'controller',
        title: 'Who processes the data',
        blocks: [
          `The controller is ${site.companyName}, ${site.companyAddress}, VAT number ${site.companyVat}, certified e-mail ${site.companyPec}.`,
          `For any matter of personal data: [${site.privacyEmail}](mailto:${site.privacyEmail}). Data protection officer: ${site.dpo}.`,
        ],
      },
      {
        id: 'companies',
        title: 'People who work at a company',
        blocks: [
          'Vedetta reads the sites of Italian companies every day to find their open positions. From the same pages it collects the contact details that the company publishes there:',
          {
            list: [
              'general contacts (mailboxes such as info@, the company’s telephone numbers): a mobile only where the words call it the company’s, or where the footer, the page of contacts or the data of the organisation give it with nobody named beside it;',
              'contacts of people, only where the page names them together with a work e-mail address of theirs: first and last name, role, department, e-mail address, the page where we read them and the days on which we saw them.',
            ],
          },
          `We collect no private contact details, no addresses that a page hides from robots (“anna [at] …”), no address of a person whom no page names, no special categories of data (article 9), no profiles of social networks, no applications or CVs. Before we store an advert we take out personal addresses and numbers and the names of the people to contact: in their place it says that a contact is omitted. A name that an advert or a news item mentions for another reason stays, with a link to the page, for as long as the page shows it. ${retention.closedAdvertMonths} months after an advert has closed we delete its text and quotes, with the people they name: its title, its facts and the link stay. A copy of the pages we read, which no customer sees, may hold them until the next reading that finds the page changed, and for ${retention.pageMonths} months after it was read at most. Of an answer that we could not read we keep the beginning for ${retention.driftSampleDays} days, to repair the reading, without the contact details of people. When we check how a page was read, the result, which may quote it, is deleted after ${retention.readingHours} hours.`,
          'Source: the company’s public site, which is always stated. Data of the company (name, office, trade, accounts) come from the business register and public lists.',
          'Purpose: to let our customers, employment agencies and search firms, reach the people in charge of hiring at the company. Legal basis: our and our customers’ legitimate interest (article 6, paragraph 1, letter f), weighed knowing that these are work contacts, published by the company to be reached, and that anyone can object at any time.',
          'Before any customer can see a person, we write to them in Italian at the address we collected to tell them so, with a link that deletes everything. The person appears nowhere until the mail server has accepted that message and, as a rule, two weeks have passed; if it can’t be delivered, the contact is deleted and we keep only a keyed hash of the address, by which it is not collected again. Certified mailboxes (PEC) are not offered as contacts.',
          `Retention: ${retention.contactMonths} months from the last time the page named the person; then the contact is deleted automatically. General contacts: ${retention.contactMonths} months from the last time the page gave them, or as long as the page does not change.`,
          'Recipients: customers with an active licence who unlock the contact, one by one. From the moment they unlock or export it they are controllers of their own, and answer for what they do with it.',
        ],
      },
      {
        id: 'sole-traders',
        title: 'Sole traders',
        blocks: [
          'What the business register says of a sole trader (name, VAT number, seat, activity, year of foundation, employees, PEC) is personal data of whoever runs the business. We take it from the register and from public lists to show our customers which businesses are hiring; the legal basis is our and their legitimate interest (article 6(1)(f)).',
          `You can object at any time and without a reason, stating the VAT number: on the [contact page](${routes.contact}), topic “Personal data”, or by writing to [${site.privacyEmail}](mailto:${site.privacyEmail}). The business is deleted with its positions and contacts, its site is no longer visited, and no new list brings it back: for that we keep the VAT number alone.`,
        ],
      },
      {
        id: 'objecting',
        title: 'How to be deleted',
        blocks: [
          {
            list: [
              'With the link of the notice we sent you: the contact is deleted at once, and no reason is asked for.',
              `By writing to [${site.privacyEmail}](mailto:${site.privacyEmail}) from the address in question, or stating the telephone number.`,
            ],
          },
          'Whoever objects is deleted and not collected again, from any source: within minutes they are also gone from adverts, news, reports and copies of pages, and if the company’s site still names them we take them out before storing. We keep only keyed hashes of address, name and number, by which they are recognised, and from which nobody can tell who they are. Files exported before, when downloaded again, no longer contain it.',
          `Whoever had unlocked, exported or received the contact is told that it was erased, rectified or restricted (article 19): by a code, the company and the day, never by name or address. The proof that we did so, which does not contain the person’s data, is kept for ${retention.receiverProofMonths} months.`,
          `Site owners who do not want our visits find everything on [this page](${routes.bot}).`,
        ],
      },
      {
        id: 'account',
        title: 'People who use Vedetta',
        blocks: [
          'This is everything we keep about people with an account, and until when.',
          {
            table: {
              head: ['Data', 'Why', 'Until when'],
              rows: [
                [
                  'First and last name, e-mail, language',
                  'to sign in, to receive the service’s messages (contract)',
                  `deletion of the account; if the address is never verified, ${retention.unverifiedDays} days`,
                ],
                [
                  'Hash of the password, linked external account, second factor',
                  'to sign in safely (contract)',
                  'deletion of the account',
                ],
                [
                  'Sessions, with browser and the IP address shortened to its network',
                  'to stay signed in, to recognise and end unknown ones (contract, security)',
                  `${retention.sessionDays} days from signing in`,
                ],
                [
                  'Settings, saved positions and companies, filters, statuses given',
                  'the service asked for (contract)',
                  'deletion of the account',
                ],
                [
                  'Searches with their criteria',
                  'to page through results, to count what the plan includes (contract)',
                  `${retention.searchDays} days`,
                ],
                [
                  'Positions found by saved filters, and alerts',
                  'to show and report what is new (contract)',
                  `${retention.matchDays} days; an alert sent by e-mail, as long as the record of sending`,
                ],
                [
                  'Browsers in which notifications were turned on: type of browser, address and keys at the push service of its maker (Google, Mozilla, Apple or Microsoft), which gets our messages encrypted and can’t read them',
                  'to report what is new on the device (contract; each browser at the person’s choice)',
                  'removal in the settings, logging out there, or deletion of the account',
                ],
                [
                  'Webhooks: the receiver’s address, the chosen filter, an encrypted secret; which messages were sent, and the outcome',
                  'to deliver what is new to the system the person chose (contract)',
                  `deletion of the webhook or of the account; the messages, ${retention.webhookMessageDays} days`,
                ],
                ['Exports', 'to download the same file again (contract)', `${retention.exportDays} days`],
                [
                  'Idempotency keys sent to the API, with the result of the write',
                  'not to repeat a repeated write (contract)',
                  `${retention.idempotencyKeyDays} day`,
                ],
                [
                  'API keys: name, beginning and hash of the key, who made it, for whom it acts, last use',
                  'to let connected programs in (contract)',
                  `${retention.apiKeyDays} days after it expires or is revoked`,
                ],
                [
                  'Invites, with the invited address',
                  'to let the right person in (contract)',
                  `${retention.inviteDays} days`,
                ],
                [
                  'Times at which the licence is used',
                  'the licence administrator’s overview (the customer’s legitimate interest)',
                  `${retention.usageMonths} months`,
                ],
                [
                  'Reports and requests, with their answers',
                  'to put errors right, to pay credits back (contract)',
                  `${retention.answeredRequestMonths} months from the answer`,
                ],
                [
                  'Credits and searches spent',
                  'the licence’s accounting (contract, legal duties)',
                  'stay with the licence; without the account the number identifies nobody',
                ],
                [
                  'Audit log (who did what and when; of sign-ins and refusals the network, never the whole IP address)',
                  'security, disputes (legitimate interest)',
                  `${retention.actMonths} months`,
                ],
                [
                  'E-mails sent',
                  'to deliver them (contract)',
                  `the text until it is sent; the record of sending, ${retention.mailDays} days`,
                ],
                [
                  'Data of purchases: company, VAT number, SDI code or certified e-mail, e-mail of the buyer, invoices',
                  'sale and invoicing (contract, legal duties)',
                  `unfinished purchase: ${retention.checkoutDays} days; the buyer’s e-mail: ${retention.buyerDays} days after the subscription ends; invoices: 10 years`,
                ],
              ],
            },
          },
          'Card data are seen only by the payment provider: they do not reach us. We take no automated decisions with legal effects and build no advertising profiles.',
          'Name, e-mail and password are needed to have an account; the rest is optional.',
        ],
      },
      {
        id: 'visitors',
        title: 'People who visit the site or write to us',
        blocks: [
          `Messages. Name, e-mail, company (optional), topic and text serve to answer you, at your request (article 6, paragraph 1, letter b) or out of legitimate interest. They are deleted after ${retention.messageMonths} months, answered or not.`,
          `Technical logs. The server notes IP address, page and time of each request to defend itself from abuse (legitimate interest), without what follows the question mark of the address. For ${retention.logDays} days at most. The counters that limit requests use a hash of the address and last a day at most.`,
          `Cookies: only necessary ones. They are listed on the [page about cookies](${routes.cookies}).`,
        ],
      },
      {
        id: 'rights',
        title: 'Your rights, and how to use them',
        blocks: [
          {
            list: [
              'Access and portability (articles 15 and 20): people with an account download everything in Profile, “Data and account”; people who work at a company write to us and receive every item, its source and which customers have seen it.',
              'Rectification (16): in the profile, or by writing to us.',
              'Erasure (17): in Profile, “Data and account”, “Delete the account”; or with the link of the notice.',
              'Restriction (18) and objection (21): by writing to us, or with the link of the notice. Objecting to the use of work contacts needs no reasons.',
              'Complaint (77): to the Italian authority, Garante per la protezione dei dati personali, [www.garanteprivacy.it](https://www.garanteprivacy.it), or to that of your country.',
            ],
          },
          `Backups are encrypted, and for some weeks they hold what has been erased since. So that restoring one does not bring it back, we note every erasure, encrypted, for ${retention.erasureJournalDays} days, longer than any backup is kept, and repeat it right after restoring.`,
          'We answer within a month. To avoid giving data to the wrong person, we may ask you to write from the address in question.',
        ],
      },
      {
        id: 'recipients',
        title: 'Who else sees the data, and where',
        blocks: [
          `Our service providers process data on our behalf (article 28): they are listed on the [page of sub-processors](${routes.subProcessors}). We do not sell data of people who use Vedetta, nor give them to advertisers.`,
          'Data stay in the European Economic Area, except as that list says of single providers; an adequacy decision or the European Commission’s standard contractual clauses then apply (articles 45 and 46).',
          'We disclose data to authorities only where the law requires it.',
        ],
      },
      {
        id: 'security',
        title: 'Security',
        blocks: [
          'Passwords are kept as argon2id hashes; signing in can ask for a second factor; sessions can be seen and ended in the profile. Connections are encrypted, the site loads nothing from third parties, every call checks anew who makes it and what they may do, important actions are recorded in a log that can’t be changed. Sign-in attempts and requests are limited.',
          'Should a breach put your rights at risk, we would tell the authority within 72 hours and you without delay (articles 33 and 34).',
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        blocks: [
          'Version and date stand at the top of the page. If a change alters purposes or rights, people with an account receive it by e-mail before it takes effect.',
        ],
      },
    ],
  }) satisfies LegalTexts
