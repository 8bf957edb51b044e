import type { Language } from '@vedetta/contracts/text/labels'
import { useLanguage } from '../../../lib/i18n.ts'

export type DayMoment = { at: string; before: string; now: string }

const labels = {
  it: { at: 'Quando', before: 'Senza Vedetta', now: 'Con Vedetta' },
  en: { at: 'When', before: 'Without Vedetta', now: 'With Vedetta' },
} satisfies Record<Language, unknown>

/** A working day without and with the product. */
export function DayComparison({ caption, moments }: { caption: string; moments: readonly DayMoment[] }) {
  const { at, before, now } = labels[useLanguage()]
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-line border-b text-[14px] text-muted">
          <th scope="col" className="w-[9rem] py-3 pr-6 font-medium">
            {at}
          </th>
          <th scope="col" className="w-[42%] py-3 pr-8 font-medium">
            {before}
          </th>
          <th scope="col" className="py-3 pl-6 font-medium text-brand">
            {now}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {moments.map((moment) => (
          <tr key={moment.at} className="border-line border-b align-top max-md:block max-md:py-5">
            <th scope="row" className="py-5 pr-6 font-semibold tabular-nums max-md:block max-md:p-0 max-md:pb-2">
              {moment.at}
            </th>
            <td className="py-5 pr-8 text-muted max-md:block max-md:p-0 max-md:pb-3">
              <span className="block font-medium text-[13px] md:hidden">{before}</span>
              {moment.before}
            </td>
            <td className="border-brand-soft border-l-2 py-5 pl-6 max-md:block max-md:py-0 max-md:pl-4">
              <span className="block font-medium text-[13px] text-brand md:hidden">{now}</span>
              {moment.now}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
