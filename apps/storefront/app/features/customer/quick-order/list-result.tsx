import type { ListedRow, ListView } from '@shop/contract/wholesale/list'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { Form } from 'react-router'
import { usePending } from '#app/forms/use-pending.ts'
import { quickOrderTexts as texts } from '#app/texts/customer/quick-order.ts'
import { AskedRow, ReadyRow, UnknownRow } from './list-rows.tsx'
import styles from './quick-order.module.css'

const countOf = (rows: readonly ListedRow[], kinds: readonly ListedRow['kind'][]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { lines }) => sum + lines.length, 0)

/** Every row with its answer; what is ready or chosen goes to the cart. */
export function ListResult({ view, text }: { view: ListView; text: string }) {
  const { rows } = view
  const tally = [
    [texts.ready, countOf(rows, ['ready'])],
    [texts.asked, countOf(rows, ['ask'])],
    [texts.unknown, countOf(rows, ['unknown'])],
    [texts.notGoods, countOf(rows, ['header', 'words'])],
  ] as const
  return (
    <section aria-labelledby="precteno">
      <h2 id="precteno">{texts.result}</h2>
      <p role="status" className="muted">
        {texts.rowsRead(rows.reduce((sum, { lines }) => sum + lines.length, 0))}
      </p>
      <ul className={styles.tally}>
        {tally.map(([name, count]) => (
          <li key={name}>
            <b>{count}</b>
            {name}
          </li>
        ))}
      </ul>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="text" value={text} />
        <ol className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.lines.join(',')} row={row} basis={view.basis} />
          ))}
        </ol>
        <NotGoods rows={rows} />
        <SummaryRows>
          <SummaryRow name={`${texts.total} ${texts.net[view.basis]}`} amount={formatPrice(view.amount)} tone="total" />
        </SummaryRows>
        <p className="muted">{texts.before}</p>
        <div className="row">
          <Button type="submit" name="intent" value="add" size="large" loading={usePending() === 'add'}>
            {texts.add}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Row({ row, basis }: { row: ListedRow; basis: ListView['basis'] }) {
  switch (row.kind) {
    case 'ready':
      return <ReadyRow row={row} basis={basis} />
    case 'ask':
      return <AskedRow row={row} />
    case 'unknown':
      return <UnknownRow row={row} />
    default:
      return null
  }
}

function NotGoods({ rows }: { rows: readonly ListedRow[] }) {
  const left = rows.filter((row) => row.kind === 'header' || row.kind === 'words')
  if (left.length === 0) return null
  return (
    <details>
      <summary>{texts.notGoodsHeading}</summary>
      <ul>
        {left.map(({ lines, text, kind }) => (
          <li key={lines.join(',')} className={styles.source}>
            {lines.join(', ')}: {text} ({kind === 'header' ? texts.header : texts.words})
          </li>
        ))}
      </ul>
    </details>
  )
}
