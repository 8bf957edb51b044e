/** Which lead a visit reads first. Its requests are few, so the most useful pages come first. */
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

/** After this many careers pages, their adverts are worth more than another careers page. */
export const maxCareersPages = 8

/** This many adverts are read before the company's contacts and news. */
export const firstDetailCount = 14
