import { routes } from '@vedetta/contracts/calls/routes'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { subProcessorsIt } from './sub-processors.it.ts'

export const subProcessorsEn = {
  head: {
    title: 'Sub-processors · Vedetta',
    description: 'The companies that process personal data on Vedetta’s behalf, what for and where.',
  },
  title: 'Sub-processors',
  lead: 'The companies that provide us with a service and may process personal data on our behalf in doing so. The list follows the configuration of this instance, and changes with it.',
  listTitle: 'The list',
  none: 'This instance uses none: everything runs on its own servers.',
  columns: ['Name', 'Purpose', 'Established in', 'Transfer'],
  inside: 'none: European Economic Area',
  outside: 'adequacy decision or standard contractual clauses',
  aboutTitle: 'Changes and questions',
  about: ({ privacyEmail }: Site) => [
    `Each is bound by a contract under article 28 of the GDPR. We inform licence administrators of changes at least 30 days before, as the [data processing agreement](${routes.dataAgreement}) says.`,
    'The providers of external sign-in and of payments are also controllers of what they process for their own obligations.',
    `Questions: [${privacyEmail}](mailto:${privacyEmail}).`,
  ],
} satisfies typeof subProcessorsIt
