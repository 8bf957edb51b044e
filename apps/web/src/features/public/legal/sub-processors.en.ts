import type { Site } from '@vedetta/contracts/page-rendering'
import { routes } from '@vedetta/contracts/routes'
import type { subProcessorsIt } from './sub-processors.it.ts'

export const subProcessorsEn = {
  head: {
    title: 'Sub-processors · Vedetta',
    description: 'Who processes personal data on Vedetta’s behalf, what for and where.',
  },
  title: 'Sub-processors',
  lead: 'Those who provide a service to us and may process personal data on our behalf for it. The list comes from the configuration of this instance, and changes with it.',
  listTitle: 'The list',
  none: 'This instance uses nobody: everything runs on its own servers.',
  columns: ['Who', 'What for', 'Established in', 'Transfer'],
  inside: 'none: European Economic Area',
  outside: 'adequacy decision or standard contractual clauses',
  aboutTitle: 'Changes and questions',
  about: ({ privacyEmail }: Site) => [
    `Each is bound by a contract under article 28 of the GDPR. We tell who administers a licence of changes at least 30 days before, as the [data processing agreement](${routes.dataAgreement}) says.`,
    'Who handles sign-in with an external account and payments is also a controller of what it processes for its own duties.',
    `Questions: [${privacyEmail}](mailto:${privacyEmail}).`,
  ],
} satisfies typeof subProcessorsIt
