/** The settings of a person who hides no company. */
export const nothingHidden = { excludedCompanies: [], excludedCompanyNos: [], hideAgencies: false }
