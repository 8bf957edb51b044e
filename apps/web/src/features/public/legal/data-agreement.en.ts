import { routes } from '@vedetta/contracts/calls/routes'
import { retention } from '@vedetta/contracts/facts/retention'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { LegalTexts } from './legal-texts.ts'

export const dataAgreementEn = (site: Site) =>
  ({
    head: {
      title: 'Data processing agreement · Vedetta',
      description:
        'Vedetta’s agreement under article 28 of the GDPR: what we process on the customer’s behalf, and how.',
    },
    title: 'Data processing agreement',
    lead: 'It is the agreement that article 28 of the GDPR requires between the customer, the controller, and us, the processor. It is part of the terms and applies from when the licence is active; customers who want a signed copy ask us for one. The Italian text prevails.',
    sections: [
      {
        id: 'subject',
        title: 'Parties and subject',
        blocks: [
          `Processor: ${site.companyName}, ${site.companyAddress}, VAT number ${site.companyVat}. Controller: the customer who holds the licence.`,
          {
            table: {
              head: ['Item', 'Contents'],
              rows: [
                [
                  'Purpose and nature',
                  'to provide Vedetta to the people the customer authorises: collection, storage, consultation, export, deletion',
                ],
                ['People', 'users, managers and administrators of the licence; people invited to it'],
                [
                  'Data',
                  'name, e-mail, language, sessions, times of use, searches, statuses given, saved positions, companies and filters, exports, requests',
                ],
                ['Special categories', 'none: the customer enters none'],
                ['Duration', 'that of the licence, and the retention stated below'],
              ],
            },
          },
        ],
      },
      {
        id: 'roles',
        title: 'What it is not about',
        blocks: [
          `Of the positions, companies and contacts that Vedetta collects from sites we are the controller ([notice](${routes.privacy})). Of a contact that the customer unlocks or exports, the customer becomes a controller in their own right: there nobody processes data on the other’s behalf. We are also the controller of the data needed to sell, invoice and protect the service.`,
        ],
      },
      {
        id: 'duties',
        title: 'Our duties',
        blocks: [
          {
            list: [
              'We process data only on the customer’s documented instructions: these terms, and what authorised people do in the service. Should an instruction seem unlawful to us, we say so.',
              'Those of us who have access to data are authorised, trained and bound to confidentiality.',
              'We take the security measures listed below.',
              'We help the customer to answer people who exercise their rights: people download and delete their data by themselves; for the rest we answer within 10 days.',
              'We help the customer with impact assessments and with the authority, with the information available to us.',
              'We tell the customer of a data breach without delay, and within 48 hours of learning of it, with what the notification needs.',
              'We provide what it takes to show that this agreement is kept and allow audits, once a year or after a breach, with 30 days’ notice and without access to others’ data.',
            ],
          },
        ],
      },
      {
        id: 'sub-processors',
        title: 'Sub-processors and transfers',
        blocks: [
          `The customer authorises us in general to use the [listed sub-processors](${routes.subProcessors}), who are bound by equivalent duties and for whom we answer. We inform the licence administrator of changes by e-mail at least 30 days before; a customer with good reason to object may withdraw by then, with a refund of the time not used.`,
          'Data are processed in the European Economic Area. A transfer elsewhere happens only under an adequacy decision or the standard contractual clauses, and is stated in the list.',
        ],
      },
      {
        id: 'end',
        title: 'Retention and the end of the contract',
        blocks: [
          `Searches: ${retention.searchDays} days. Exports: ${retention.exportDays} days. Invites: ${retention.inviteDays} days. Times of use: ${retention.usageMonths} months. Requests: ${retention.answeredRequestMonths} months from the answer. Audit log: ${retention.actMonths} months. The rest, until the account is deleted.`,
          'At the end of the contract people can still download their data and delete their account; at the customer’s request we delete what concerns the licence, except what the law has us keep.',
        ],
      },
      {
        id: 'measures',
        title: 'Security measures',
        blocks: [
          {
            list: [
              'Encrypted connections (TLS) to the service, and to the mail service.',
              'Passwords as argon2id hashes, checked against lists of common ones; a second factor is available; attempts are limited.',
              'Session cookies not readable by scripts and of this site alone; sessions can be revoked, with immediate effect.',
              'Permissions checked at every call; an automatic test tries every call with every role.',
              'Nothing of third parties in the pages; a content policy that refuses foreign scripts; requests from other sites refused.',
              'An audit log that can’t be changed, without addresses or IPs; technical logs do not hold the words searched for.',
              'Automatic deletion, every hour, by the times stated.',
              'Backups and recovery by the operator of the servers.',
            ],
          },
        ],
      },
      {
        id: 'contacts',
        title: 'Contacts',
        blocks: [
          `[${site.privacyEmail}](mailto:${site.privacyEmail}); data protection officer: ${site.dpo}. Law and court are those of the [terms](${routes.terms}).`,
        ],
      },
    ],
  }) satisfies LegalTexts
