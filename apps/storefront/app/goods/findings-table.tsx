import type { Finding } from '@shop/contract/catalog/sold-batch'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Table } from '@shop/ui/table/table'
import { batchTexts as texts } from '#app/texts/catalog/batch.ts'

/** What a laboratory looked for beyond the label, and what it may be at most: words as it wrote them, so they wrap on a phone. */
export function FindingsTable({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <Table label={texts.findings}>
      <thead>
        <tr>
          <th scope="col">{texts.finding}</th>
          <th scope="col">{texts.result}</th>
          <th scope="col">{texts.limit}</th>
        </tr>
      </thead>
      <tbody>
        {findings.map(({ name, value, unit, limit }) => (
          <tr key={`${name} ${value} ${limit}`}>
            <td>{nonBreaking(name)}</td>
            <td>
              <b>{nonBreaking([value, unit].filter(Boolean).join(' '))}</b>
            </td>
            <td>{limit === '' ? texts.noLimit : nonBreaking(limit)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
