import type { RefusalCode } from '../refusals.ts'
import { type Cells, csvHeadings, csvLine } from './registry-rows.ts'

/** One kind of error: cells that differ from a good row's, a line of CSV made from one, or a JSON line. */
export type BadRow =
  | { cells: Cells }
  | { line: (good: Cells) => string | Buffer }
  | { json: (good: Cells) => string }
  | { register: string }

const year = { year: 2024, turnover: 3, costs: 2, ebitda: 1, net_income: 1 }
const withAccounts = (good: Cells, accounts: unknown) =>
  JSON.stringify({ vat: good.vat, name: good.name, ateco_2007: good.ateco_2007, accounts })

/** An example of every reason to refuse a row. */
export const badRows: Record<RefusalCode, BadRow> = {
  line_too_long: { line: (good) => csvLine({ ...good, address: 'x'.repeat(70_000) }) },
  unclosed_quote: { line: (good) => `"${csvLine(good)}` },
  text_after_quote: { line: (good) => `"${good.vat}" or so;${csvLine(good)}` },
  too_few_columns: { line: (good) => `${good.vat};${good.name}` },
  too_many_columns: { line: (good) => `${csvLine(good)};more` },
  repeated_heading: { line: () => csvHeadings.join(';') },
  not_json: { json: () => '{"vat": ' },
  not_an_object: { json: () => '["01234567890"]' },
  wrong_type: { json: (good) => JSON.stringify({ ...good, name: { it: 'Rossi' } }) },
  bad_encoding: {
    line: (good) => Buffer.concat([Buffer.from(`${good.vat};Citt`), Buffer.from([0xe0]), Buffer.from(csvLine(good))]),
  },
  lost_characters: { cells: { name: 'Societ\u{fffd} Prova' } },
  encoded_twice: { cells: { name: 'SocietÃ\u00a0 Prova' } },
  control_character: { cells: { name: 'Prova\u0007 S.r.l.' } },
  text_too_long: { cells: { name: 'P'.repeat(251) } },

  vat_missing: { cells: { vat: ' ' } },
  vat_rounded: { cells: { vat: '1,23457E+10' } },
  vat_foreign: { cells: { vat: 'DE123456789' } },
  vat_letters: { cells: { vat: 'RSSMRA80A01F205X' } },
  vat_length: { cells: { vat: '743110157' } },
  vat_zero: { cells: { vat: '00000000000' } },
  vat_check_digit: { cells: { vat: '12345678901' } },
  vat_repeated: { cells: { vat: '12345678903' } },

  register_number_missing: { register: '12345678903;' },
  name_missing: { cells: { name: '' } },
  name_without_letters: { cells: { name: '---' } },
  name_markup: { cells: { name: '<b>Prova</b>' } },
  rea_malformed: { cells: { rea: 'BG/12/34' } },
  rea_province_unknown: { cells: { rea: 'QQ-123456' } },
  pec_malformed: { cells: { pec: 'prova@' } },

  ateco_missing: { cells: { ateco_2007: '', ateco_2025: '' } },
  ateco_2007_malformed: { cells: { ateco_2007: '25-62' } },
  ateco_2007_too_short: { cells: { ateco_2007: '25.6' } },
  ateco_2007_unknown: { cells: { ateco_2007: '04.10.00' } },
  ateco_2025_malformed: { cells: { ateco_2025: '25.53.000' } },
  ateco_2025_too_short: { cells: { ateco_2025: 'C' } },
  ateco_2025_unknown: { cells: { ateco_2025: '00.10' } },

  employees_not_a_number: { cells: { employees: 'una decina' } },
  employees_not_whole: { cells: { employees: '12,5' } },
  employees_negative: { cells: { employees: '-1' } },
  employees_absurd: { cells: { employees: '500.001' } },
  foundation_not_a_year: { cells: { foundation_year: '98' } },
  foundation_in_future: { cells: { foundation_year: '2999' } },
  foundation_before_1800: { cells: { foundation_year: '1799' } },
  capital_not_a_number: { cells: { share_capital: 'i.v.' } },
  capital_negative: { cells: { share_capital: '-10.000' } },
  capital_absurd: { cells: { share_capital: '100000000001' } },

  municipality_code_malformed: { cells: { municipality_code: '16024' } },
  municipality_unknown: { cells: { municipality: 'Paperopoli' } },
  municipality_ambiguous: { cells: { municipality: 'Samone', province: '' } },
  municipality_contradicted: { cells: { municipality_code: '015146' } },
  province_unknown: { cells: { province: 'QQ' } },

  accounts_malformed: { json: (good) => withAccounts(good, 'none') },
  accounts_too_many: {
    json: (good) =>
      withAccounts(
        good,
        Array.from({ length: 21 }, (_, back) => ({ ...year, year: 2024 - back })),
      ),
  },
  accounts_year_malformed: { json: (good) => withAccounts(good, [{ ...year, year: 24 }]) },
  accounts_year_in_future: { cells: { turnover_2099: '1' } },
  accounts_year_before_1800: { cells: { turnover_1700: '1' } },
  accounts_year_repeated: { json: (good) => withAccounts(good, [year, year]) },
  accounts_incomplete: { cells: { ebitda_2024: '' } },
  accounts_not_a_number: { cells: { turnover_2024: '12 mila' } },
  accounts_negative: { cells: { turnover_2024: '-1' } },
  accounts_absurd: { cells: { net_income_2024: '-1000000000001' } },

  website_malformed: { cells: { website: 'http://pro va.example' } },
  website_email: { cells: { website: 'info@prova.example' } },
  website_scheme: { cells: { website: 'javascript:alert(1)' } },
  website_credentials: { cells: { website: 'https://user:secret@prova.example' } },
  website_port: { cells: { website: 'prova.example:8080' } },
  website_ip_literal: { cells: { website: 'http://0x7f.1/' } },
  website_local: { cells: { website: 'http://intranet/' } },
  website_unknown_suffix: { cells: { website: 'www.prova.azienda' } },
  website_is_suffix: { cells: { website: 'www.co.it' } },
  website_social_network: { cells: { website: 'it-it.facebook.com/prova' } },
  website_portal: { cells: { website: 'https://www.paginegialle.it/prova' } },
  website_free_host: { cells: { website: 'www.altervista.org' } },
}
