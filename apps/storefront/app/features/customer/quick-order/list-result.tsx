import type { ListedRow, ListView } from '@shop/contract/wholesale/list'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { quickOrderTexts as texts } from '#app/texts/customer/quick-order.ts'
import { workplaceTexts } from '#app/texts/customer/workplace.ts'
import { AskedRow, ReadyRow, UnknownRow } from './list-rows.tsx'
import { PalletSummary } from './pallet-summary.tsx'
import styles from './quick-order.module.css'

const countOf = (rows: readonly ListedRow[], kinds: readonly ListedRow['kind'][]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { lines }) => sum + lines.length, 0)

interface ListResultProps {
  view: ListView
  text: string
  formKey: string
  templateState: FormState | undefined
}

/** Every row with its answer; what is ready or chosen goes to the cart. */
export function ListResult({ view, text, formKey, templateState }: ListResultProps) {
  const { rows } = view
  const tally = [
    ['ready', countOf(rows, ['ready'])],
    ['asked', countOf(rows, ['ask'])],
    ['unknown', countOf(rows, ['unknown'])],
    ['notGoods', countOf(rows, ['header', 'words'])],
  ] as const
  return (
    <section aria-labelledby="precteno" className="stack">
      <h2 id="precteno">{texts.result}</h2>
      <p role="status" className="muted">
        {texts.rowsRead(rows.reduce((sum, { lines }) => sum + lines.length, 0))}
      </p>
      <ul className={styles.tally}>
        {tally.map(([kind, count]) => (
          <li key={kind} data-kind={kind}>
            <b>{count}</b>
            {texts[kind]}
          </li>
        ))}
      </ul>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="text" value={text} />
        <input type="hidden" name="key" value={formKey} />
        <ol className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.lines.join(',')} row={row} basis={view.basis} />
          ))}
        </ol>
        <NotGoods rows={rows} />
        <SummaryRows>
          <SummaryRow name={`${texts.total} ${texts.net[view.basis]}`} amount={formatPrice(view.amount)} tone="total" />
        </SummaryRows>
        <PalletSummary load={view.load} />
        <p className="muted">{texts.before}</p>
        <div className="row">
          <Button type="submit" name="intent" value="add" size="large" loading={usePending() === 'add'}>
            {texts.add}
          </Button>
        </div>
        <SaveList state={templateState} />
      </Form>
    </section>
  )
}

/** The same rows under a name, for next week. */
function SaveList({ state }: { state: FormState | undefined }) {
  return (
    <fieldset className="stack">
      <legend className={styles.name}>{workplaceTexts.saveHeading}</legend>
      <FormProblems state={state} />
      <FormInput
        form="sablona"
        name="name"
        state={state}
        label={workplaceTexts.templateName}
        hint={workplaceTexts.templateHint}
        maxLength={80}
      />
      <div className="row">
        <Button type="submit" name="intent" value="save" variant="line" loading={usePending() === 'save'}>
          {workplaceTexts.save}
        </Button>
      </div>
    </fieldset>
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
