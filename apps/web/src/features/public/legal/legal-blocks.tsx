import type { LegalBlock } from './legal-texts.ts'
import { LinkedText } from './linked-text.tsx'

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />)
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p className="mt-3">
        <LinkedText text={block} />
      </p>
    )
  }
  if ('list' in block) {
    return (
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-muted">
        {block.list.map((line) => (
          <li key={line}>
            <LinkedText text={line} />
          </li>
        ))}
      </ul>
    )
  }
  if ('code' in block) {
    return (
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        className="mt-3 overflow-x-auto rounded-lg border border-line bg-soft px-4 py-3 font-mono text-[13px] leading-[1.6]"
      >
        {block.code}
      </pre>
    )
  }
  return <LegalTable {...block.table} />
}

/** On a narrow screen each row is a block with labelled cells. */
function LegalTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="mt-4 w-full border-collapse text-left text-[15px] max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-line border-b text-[14px] text-muted">
          {head.map((label) => (
            <th key={label} scope="col" className="py-2.5 pr-5 font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(([first = '', ...others]) => (
          <tr key={first} className="border-line border-b align-top max-md:block max-md:py-3.5">
            <th scope="row" className="py-2.5 pr-5 font-semibold max-md:block max-md:p-0 md:min-w-44">
              <LinkedText text={first} />
            </th>
            {others.map((cell, index) => (
              <td key={head[index + 1]} className="py-2.5 pr-5 max-md:mt-1.5 max-md:block max-md:p-0">
                <span className="mr-1.5 font-medium text-muted text-sm md:hidden">{head[index + 1]}:</span>
                <LinkedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
