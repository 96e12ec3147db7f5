import { formatDate } from '@shop/czech/format-date'
import { formatPercent } from '@shop/czech/format-number'
import { Table } from '@shop/ui/table/table'
import { TextLink } from '@shop/ui/text-link/text-link'
import { FindingsTable } from '#app/goods/findings-table.tsx'
import type { BatchView } from '#app/goods/product-view.ts'
import { batchTexts as texts } from '#app/texts/catalog/batch.ts'

/** What a laboratory measured in the batch that is sent next, beside what the label says. */
export function BatchSection({ batch }: { batch: BatchView | undefined }) {
  if (!batch?.analysis) return null
  const { laboratory, protocol, analysedOn, measured, findings, protocolTo } = batch.analysis
  return (
    <section id="sarze" className="section-tight" aria-labelledby="rozbor">
      <div className="wrap two">
        <div className="stack">
          <h2 id="rozbor">{texts.heading}</h2>
          <p>{texts.lead(batch.code)}</p>
          <p className="small muted">{texts.source(laboratory, protocol, formatDate(analysedOn))}</p>
          {protocolTo ? (
            <p>
              <TextLink href={protocolTo} standalone>
                {texts.download}
              </TextLink>
            </p>
          ) : null}
        </div>
        <div className="stack">
          {measured.length > 0 ? <Measured measured={measured} /> : null}
          <FindingsTable findings={findings} />
        </div>
      </div>
    </section>
  )
}

function Measured({ measured }: Pick<NonNullable<BatchView['analysis']>, 'measured'>) {
  return (
    <Table label={texts.table}>
      <thead>
        <tr>
          <th scope="col">{texts.constituent}</th>
          <th scope="col" data-align="end">
            {texts.declared}
          </th>
          <th scope="col" data-align="end">
            {texts.measured}
          </th>
        </tr>
      </thead>
      <tbody>
        {measured.map(({ name, declared, measured: found }) => (
          <tr key={name}>
            <td>{name}</td>
            <td data-align="end">{formatPercent(declared)}</td>
            <td data-align="end">
              <b>{formatPercent(found)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
