/** Every reason why a row, or only its web address, is refused. `address`: the company is accepted without its address. */
export const refusals = {
  line_too_long: of('row', 'the line is longer than 64 KiB'),
  unclosed_quote: of('row', 'a quoted field begins here and does not end'),
  text_after_quote: of('row', 'something stands between the end of a quoted field and the next delimiter'),
  too_few_columns: of('row', 'fewer columns than the heading has'),
  too_many_columns: of('row', 'more columns than the heading has'),
  repeated_heading: of('row', 'the heading once more'),
  not_json: of('row', 'no JSON'),
  not_an_object: of('row', 'JSON, but no object'),
  wrong_type: of('row', 'neither a text nor a number'),
  bad_encoding: of('row', 'not in the encoding of the file'),
  lost_characters: of('row', 'characters were lost before: the text holds the mark that stands for them'),
  encoded_twice: of('row', 'UTF-8 that was read as another encoding and written again'),
  control_character: of('row', 'a control character, or one that changes the direction of writing'),
  text_too_long: of('row', 'longer than the column may be'),

  vat_missing: of('row', 'no VAT number'),
  vat_rounded: of('row', 'a VAT number that a spreadsheet has rounded'),
  vat_foreign: of('row', 'a VAT number of another country'),
  vat_letters: of('row', 'a VAT number with something else than digits'),
  vat_length: of('row', 'a VAT number that has not eleven digits'),
  vat_zero: of('row', 'a VAT number of noughts'),
  vat_check_digit: of('row', 'a VAT number whose last digit does not check the others'),
  vat_repeated: of('row', 'a VAT number that an earlier row of the file has'),

  register_number_missing: of('row', 'no number in the register'),
  name_missing: of('row', 'no name'),
  name_without_letters: of('row', 'a name with neither letter nor digit'),
  name_markup: of('row', 'a name with markup in it'),
  rea_malformed: of('row', 'not a REA number, such as MI-1234567'),
  rea_province_unknown: of('row', 'a REA number of a province that there never was'),
  pec_malformed: of('row', 'not an e-mail address'),

  ateco_missing: of('row', 'no ATECO code of either edition, so no sector'),
  ateco_2007_malformed: of('row', 'not the shape of an ATECO code'),
  ateco_2007_too_short: of('row', 'an ATECO code of less than a class, which has four digits'),
  ateco_2007_unknown: of('row', 'not a code of ATECO 2007'),
  ateco_2025_malformed: of('row', 'not the shape of an ATECO code'),
  ateco_2025_too_short: of('row', 'an ATECO code of less than a class, which has four digits'),
  ateco_2025_unknown: of('row', 'not a code of ATECO 2025'),

  employees_not_a_number: of('row', 'not a number'),
  employees_not_whole: of('row', 'not a whole number'),
  employees_negative: of('row', 'below nought'),
  employees_absurd: of('row', 'more employees than any Italian company has'),
  foundation_not_a_year: of('row', 'neither a year nor a date'),
  foundation_in_future: of('row', 'a year to come'),
  foundation_before_1800: of('row', 'a year before 1800'),
  capital_not_a_number: of('row', 'not a number'),
  capital_negative: of('row', 'below nought'),
  capital_absurd: of('row', 'more than any Italian company has'),

  municipality_code_malformed: of('row', 'not an ISTAT code, which has six digits'),
  municipality_unknown: of('row', 'no municipality of that code or name'),
  municipality_ambiguous: of('row', 'several municipalities of that name: the province is needed'),
  municipality_contradicted: of('row', 'code and name are of two municipalities'),
  province_unknown: of('row', 'no such province'),

  accounts_malformed: of('row', 'not a list of years'),
  accounts_too_many: of('row', 'more years than are kept'),
  accounts_year_malformed: of('row', 'accounts of no year'),
  accounts_year_in_future: of('row', 'accounts of a year to come'),
  accounts_year_before_1800: of('row', 'accounts of a year before 1800'),
  accounts_year_repeated: of('row', 'accounts of one year twice'),
  accounts_incomplete: of('row', 'a year needs turnover, costs, EBITDA and net income'),
  accounts_not_a_number: of('row', 'not a number'),
  accounts_negative: of('row', 'turnover or costs below nought'),
  accounts_absurd: of('row', 'more than any Italian company has'),

  website_malformed: of('address', 'not a web address'),
  website_email: of('address', 'an e-mail address'),
  website_scheme: of('address', 'neither http nor https'),
  website_credentials: of('address', 'with a user or a password'),
  website_port: of('address', 'with a port of its own'),
  website_ip_literal: of('address', 'a number instead of a name'),
  website_local: of('address', 'a name that is of one house or one machine'),
  website_unknown_suffix: of('address', 'a name below no suffix that is given out'),
  website_is_suffix: of('address', 'a suffix below which others have their names'),
  website_social_network: of('address', 'a social network'),
  website_portal: of('address', 'a portal, a directory or a shop of many'),
  website_free_host: of('address', 'a provider of free sites or mailboxes, not a site there'),
} as const satisfies Record<string, { refuses: 'row' | 'address'; text: string }>

export type RefusalCode = keyof typeof refusals

/**
 * Thrown by the reader of a part of a row; refuses the row, or only its address. Not an `Error`: a stack trace would
 * cost more than reading the row.
 */
export class Refused {
  readonly code: RefusalCode
  /** The column at fault; null where it is the row as such. */
  readonly column: string | null

  constructor(code: RefusalCode, column: string | null = null) {
    this.code = code
    this.column = column
  }
}

function of<What extends 'row' | 'address'>(refuses: What, text: string): { refuses: What; text: string } {
  return { refuses, text }
}
