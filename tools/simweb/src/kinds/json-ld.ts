import type { Contract } from '@vedetta/contracts/text/vocabulary'
import { isoDate } from '../days.ts'
import { advertText } from '../html/advert-parts.ts'
import type { Kind, Opening, View } from '../model.ts'
import { cardPages, cards } from './cards.ts'

const employmentTypes: Readonly<Record<Contract, string>> = {
  permanent: 'FULL_TIME',
  'fixed term': 'TEMPORARY',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
}

/** A schema.org JobPosting as search engines expect it. */
export function jobPosting(view: View, opening: Opening) {
  const { contract, schedule } = opening
  const type = schedule === 'part' ? 'PART_TIME' : contract === null ? null : employmentTypes[contract]
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: opening.title,
    description: advertText(view, opening),
    datePosted: isoDate(opening.publishedOn),
    identifier: { '@type': 'PropertyValue', name: view.site.company.short, value: String(opening.id) },
    ...(type === null ? {} : { employmentType: type }),
    hiringOrganization: { '@type': 'Organization', name: view.site.company.name },
    jobLocation: opening.towns.map((town) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: town, addressCountry: opening.country },
    })),
  }
}

export const jsonLd: Kind = {
  ...cards,
  name: 'json-ld',
  share: [1, 15, 40],
  slots: [1, 4, 10],
  pages: (view) =>
    cardPages(view, (opening) => ({
      head: `<script type="application/ld+json">${JSON.stringify(jobPosting(view, opening)).replaceAll('<', '\\u003c')}</script>\n`,
    })),
}
