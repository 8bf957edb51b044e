import { botName, botUserAgent, botManners as manners } from '@vedetta/contracts/bot'
import type { Site } from '@vedetta/contracts/page-rendering'
import { routes } from '@vedetta/contracts/routes'
import type { LegalTexts } from '../legal/legal-texts.ts'
import type { optOutIt } from './bot.it.ts'

export const botEn = (site: Site) =>
  ({
    head: {
      title: `${botName}: for owners of web sites · Vedetta`,
      description:
        'Who VedettaBot is, what it reads on the sites of companies, how often, and how to tell it to go slower or to stay away.',
    },
    title: 'For owners of web sites',
    lead: `${botName} reads the sites of Italian companies to find their open positions. Here is what it does, with the figures it really goes by, and how to stop it.`,
    sections: [
      {
        id: 'who',
        title: 'Who we are',
        blocks: [
          `Vedetta is a service for employment agencies and search firms. It is run by ${site.companyName}, ${site.companyAddress}. Write to us at [${site.supportEmail}](mailto:${site.supportEmail}).`,
          'In your server’s logs you know us by this header, always the same, also when a page is opened with a browser:',
          { code: `User-Agent: ${botUserAgent(site.origin)}` },
        ],
      },
      {
        id: 'what',
        title: 'What we read',
        blocks: [
          'Only public pages: the start page, those that lead to the open positions (and the board they refer to), the contacts that the company publishes, its VAT number, its news. We fill in no forms, enter no restricted areas, get around no blocks or captchas.',
          'Each position found carries the link to your page: who finds it on Vedetta comes to you.',
          'If a page reserves text and data mining (tdm-reservation: 1, as a header or meta), we keep the facts and the link, and none of its text.',
        ],
      },
      {
        id: 'how-often',
        title: 'How often, and how gently',
        blocks: [
          {
            list: [
              `One visit a day, never less than ${manners.visitsApartHours} hours after the one before. The exceptions are a second try after a fault, and a second look when many positions seem to vanish at once.`,
              'When nothing has changed a visit is usually two requests: robots.txt and the page, asked for with If-None-Match or If-Modified-Since where your server uses them.',
              `The longest visit makes ${manners.maxRequests} requests at most, and opens ${manners.maxRenders} pages at most with a browser, only where they can’t be read without; what such a page asks for by itself ends at ${manners.requestsOfRender} requests.`,
              `One request at a time, and at least ${manners.pauseSeconds} second between one and the next, among all our processes.`,
              `Pages beyond ${manners.pageMegabytes} MB and PDFs beyond ${manners.pdfMegabytes} MB, compressed, we do not download.`,
            ],
          },
        ],
      },
      {
        id: 'robots',
        title: 'robots.txt',
        blocks: [
          'We ask for it before anything else, at every visit, and obey it by RFC 9309. Rules for VedettaBot count instead of those for everybody. If there is no file, all is allowed; if the server can’t answer, we read nothing.',
          'Not to receive us at all:',
          { code: `User-agent: ${botName}\nDisallow: /` },
          'To keep us out of a part of the site:',
          { code: `User-agent: ${botName}\nDisallow: /members/\nDisallow: /media/` },
          'To make us go slower, in seconds between requests:',
          { code: `User-agent: ${botName}\nCrawl-delay: 10` },
          `We keep to Crawl-delay up to ${manners.maxCrawlDelaySeconds} seconds; who wants longer pauses gets ${manners.requestsOfSlow} requests a visit at most. A file that shuts us out is looked at again after ${manners.blockedDays} days.`,
        ],
      },
      {
        id: 'retry-after',
        title: 'If the server is under strain',
        blocks: [
          `At an answer 429, or 503 with Retry-After, we stop at once and come back when the header says, after ${manners.maxWaitHours} hours at the latest; where it does not say, after ${manners.usualWaitHours} hour.`,
          { code: 'HTTP/1.1 429 Too Many Requests\nRetry-After: 3600' },
        ],
      },
      {
        id: 'people',
        title: 'Contacts of people',
        blocks: [
          `If a page of yours names somebody with their work address, that person receives a notice from us with a link to be deleted, before others can see them. How it works is in the [privacy notice](${routes.privacy}).`,
        ],
      },
    ],
  }) satisfies LegalTexts

export const optOutEn = {
  title: 'Ask not to be visited',
  text: 'robots.txt is enough, and counts from the next visit on. If you prefer, ask here: a person makes sure that it is who runs the site who asks; then the site and everything below its name is never asked for again.',
  mail: (address: string) => `Or write to us at [${address}](mailto:${address}), best from an address of the site.`,
  url: 'Address of the site',
  name: 'First and last name',
  email: 'E-mail',
  emailHint: 'An address of the same domain lets us answer sooner.',
  message: 'Anything to add',
  optional: 'If you like.',
  submit: 'Send the request',
  sent: 'Request sent',
  sentText: 'We write to you once we have checked it. Until then your robots.txt counts.',
  noScript: 'The form works with JavaScript: without it, write to us.',
} satisfies typeof optOutIt
