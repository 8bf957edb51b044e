/** What leaves of an advert's words by export, feed, webhook and API, as the operator has set it. */
export const advertTexts = ['whole', 'excerpt'] as const

export type AdvertTexts = (typeof advertTexts)[number]

/** Characters of an excerpt, which ends with the link to the page. */
export const excerptLength = 300
