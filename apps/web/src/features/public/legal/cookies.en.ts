import { routes } from '@vedetta/contracts/calls/routes'
import { retention } from '@vedetta/contracts/facts/retention'
import type { Site } from '@vedetta/contracts/watch/page-rendering'
import type { LegalTexts } from './legal-texts.ts'

export const cookiesEn = (site: Site) =>
  ({
    head: {
      title: 'Cookies · Vedetta',
      description: 'The cookies and browser storage that Vedetta uses: only necessary ones, all listed.',
    },
    title: 'Cookies',
    lead: 'Vedetta uses only what it needs to work. No statistics, no advertising, nothing of third parties: so today “Accept” and “Only Necessary” have the same effect.',
    sections: [
      {
        id: 'cookies',
        title: 'The cookies',
        blocks: [
          'Visitors who do not sign in receive no cookies. Users who sign in receive these, from this site alone, not readable by scripts and sent only over encrypted connections.',
          {
            table: {
              head: ['Name', 'What for', 'Lasts'],
              rows: [
                [
                  '__Host-vedetta.session_token',
                  'recognises a signed-in user',
                  `${retention.sessionDays} days from signing in`,
                ],
                [
                  '__Host-vedetta.device.…',
                  'remembers that this browser has signed in to an account before, so that its owner is not locked out when others try to guess the password',
                  '1 year',
                ],
                [
                  '__Host-vedetta.two_factor',
                  'between the password and the second factor, for those who use it',
                  '10 minutes',
                ],
                [
                  '__Host-vedetta.state',
                  'while signing in with an external account, for those who choose it',
                  '5 minutes',
                ],
                [
                  '__Host-vedetta.reauthenticated',
                  'remembers that a user with an external account has just signed in again, to delete their account',
                  '5 minutes',
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'storage',
        title: 'The browser’s storage',
        blocks: [
          'These stay in your browser and are not sent to the server. They go when you clear the site’s data in the settings of the browser.',
          {
            table: {
              head: ['Name', 'What for', 'Lasts'],
              rows: [
                ['vedetta.language', 'the language you chose', 'until you clear it'],
                ['vedetta.theme', 'light or dark theme', 'until you clear it'],
                ['vedetta.session', 'remembers that you signed in, to show you the right button', 'until you log out'],
                ['vedetta.searches', 'when you last searched, to stay within the pace allowed', 'until you clear it'],
                ['vedetta.cookies', 'what you chose in the notice about cookies', 'until you clear it'],
              ],
            },
          },
        ],
      },
      {
        id: 'basis',
        title: 'Why we do not ask for consent',
        blocks: [
          'The law (article 122 of the Italian privacy code and the authority’s guidelines of 10 June 2021) requires consent for what the requested service does not need. Here all of it is needed. The notice is there to tell you so, and so that your choice is already known should we ever propose anything else: the notice would then come back, and nothing would start before.',
          `More about your data is in the [privacy notice](${routes.privacy}). Controller: ${site.companyName}.`,
        ],
      },
    ],
  }) satisfies LegalTexts
