/** The company that runs the instance, as named on legal pages, in privacy notices and on the contact page. */
export type CompanyData = {
  readonly companyName: string
  readonly companyAddress: string
  readonly companyVat: string
  readonly companyPec: string
  readonly supportEmail: string
  readonly privacyEmail: string
  /** The data protection officer and their contact details. */
  readonly dpo: string
  /** The town whose court decides on disputes with customers. */
  readonly court: string
}

/** For local trials: recognisably made up. */
export const exampleCompany: CompanyData = {
  companyName: 'Società di Esempio S.r.l. (dati di prova)',
  companyAddress: 'Via di Prova 1, 00100 Roma RM',
  companyVat: 'IT00000000000',
  companyPec: 'societa@pec.vedetta.example',
  supportEmail: 'assistenza@vedetta.example',
  privacyEmail: 'privacy@vedetta.example',
  dpo: 'Nome di Prova, dpo@vedetta.example',
  court: 'Roma',
}
