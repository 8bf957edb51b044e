/** What a visit asks for first. Its requests are few: each page must be worth more than the next one. */
export const priorities = {
  italianHome: 200,
  known: 150,
  careers: 100,
  frame: 96,
  paging: 80,
  feed: 78,
  pdf: 70,
  firstDetails: 60,
  contact: 55,
  news: 54,
  otherLanguages: 50,
  furtherDetails: 40,
  likelyDetails: 38,
  possibleCareers: 30,
  posts: 25,
} as const

/** After so many pages called careers, what they list is worth more than another of them. */
export const maxCareersPages = 8

/** So many details are asked for before the company's contacts and news. */
export const firstDetailCount = 14
