import type { CaseForm, CaseQuote } from '@shop/contract/case/case'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Step, Steps } from '@shop/ui/steps/steps'
import { Table } from '@shop/ui/table/table'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { caseFormTexts as texts } from '#app/texts/order/case-form.ts'
import { CASE_FORM, type WrittenValues } from './case-form-name.ts'
import { CaseLines } from './case-lines.tsx'
import styles from './case-page.module.css'
import { ContactFields } from './contact-fields.tsx'
import { ReturnChoice } from './return-choice.tsx'
import { toReturnWay } from './to-return-way.ts'

interface ChooseProps {
  form: CaseForm
  state: FormState | undefined
  written: WrittenValues
}

/** The first step: which pieces. Nothing is declared by it. */
export function ChooseWithdrawn({ form, state, written }: ChooseProps) {
  const pending = usePending()
  return (
    <Form method="post" className="stack">
      <WithdrawalSteps current={2} />
      <FormProblems state={state} />
      <input type="hidden" name="formKey" value={form.formKey} />
      {form.lines.length > 1 ? (
        <Check name="whole" value="" defaultChecked={'whole' in written}>
          {texts.whole}
        </Check>
      ) : null}
      <CaseLines form={form} kind="withdrawal" written={written} />
      <ReturnChoice form={form} written={written} />
      <ContactFields form={form} state={state} written={written} />
      <FormInput
        form={CASE_FORM}
        name="description"
        label={texts.reason}
        state={state}
        value={written.description}
        hint={texts.reasonHint}
        optional={texts.optional}
        maxLength={5000}
      />
      <div className="row-between">
        <Button as={ShopLink} to="/odstoupeni-od-smlouvy" variant="quiet">
          {texts.otherOrder}
        </Button>
        <Button type="submit" name="intent" value="preview" size="large" loading={pending === 'preview'}>
          {texts.toConfirm}
        </Button>
      </div>
    </Form>
  )
}

interface ConfirmProps {
  quote: CaseQuote
  written: WrittenValues
}

/** The second step: the words that will be sent, and the only button that sends them. */
export function ConfirmWithdrawal({ quote, written }: ConfirmProps) {
  const pending = usePending()
  return (
    <Form method="post" className="stack">
      <WithdrawalSteps current={3} />
      <h2>{texts.confirmHeading}</h2>
      {Object.entries(toConfirmed(written, quote)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <blockquote className={styles.words}>{quote.declaration}</blockquote>
      <QuoteTable quote={quote} />
      <dl className={styles.facts}>
        <dt>{texts.where}</dt>
        <dd>{texts.way(quote.way)}</dd>
        <dt>{texts.until}</dt>
        <dd>
          {formatDate(quote.refundBy)}. {quote.sendBy ? texts.mayWait : null}
        </dd>
        <dt>{texts.wayBack}</dt>
        <dd>{quote.sendBy ? texts.wayBackTexts[toReturnWay(written.returnWay)] : texts.nothingToSend}</dd>
      </dl>
      <div className="row-between">
        <Button type="submit" name="intent" value="edit" variant="quiet" loading={pending === 'edit'}>
          {texts.edit}
        </Button>
        <Button type="submit" name="intent" value="submit" size="large" loading={pending === 'submit'}>
          {texts.confirm}
        </Button>
      </div>
      <p className="small muted">
        {texts.onlyHere} {texts.receiptTo(written.email ?? '')}
      </p>
    </Form>
  )
}

/** Pieces as they were shown: what „all of it“ means changes with the first press, and a second one must say the same. */
function toConfirmed(
  { intent: _pressed, whole: _all, ...written }: WrittenValues,
  { lines }: CaseQuote,
): WrittenValues {
  return {
    ...written,
    ...Object.fromEntries(lines.map(({ position, pieces }) => [`pieces-${position}`, String(pieces)])),
  }
}

function WithdrawalSteps({ current }: { current: 2 | 3 }) {
  return (
    <Steps label={texts.steps}>
      <Step number={1} state="done" doneLabel={texts.done}>
        {texts.stepOrder}
      </Step>
      <Step number={2} state={current === 2 ? 'current' : 'done'} doneLabel={texts.done}>
        {texts.stepChoose}
      </Step>
      <Step number={3} state={current === 3 ? 'current' : 'ahead'}>
        {texts.stepConfirm}
      </Step>
    </Steps>
  )
}

/** Every amount with its reason: what it cost, and the shares that were taken off when it was bought. */
function QuoteTable({ quote }: { quote: CaseQuote }) {
  const { lines, shipping, payment, total, creditsBack, isWhole } = quote
  return (
    <div className="stack">
      <h3>{texts.why}</h3>
      <Table label={texts.why}>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col" data-align="end" className={styles.wide}>
              {texts.price}
            </th>
            <th scope="col" data-align="end" className={styles.wide}>
              {texts.coupon}
            </th>
            <th scope="col" data-align="end" className={styles.wide}>
              {texts.credits}
            </th>
            <th scope="col" data-align="end">
              {texts.back}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.position}>
              <th scope="row">
                {line.name}, {line.pieces}&nbsp;ks
                <span className={`xs muted ${styles.narrow}`}>
                  <br />
                  {texts.shares(line.price, line.coupon, line.credits)}
                </span>
              </th>
              <td data-align="end" className={styles.wide}>
                {formatPrice(line.price)}
              </td>
              <td data-align="end" className={styles.wide}>
                {formatPrice(-line.coupon)}
              </td>
              <td data-align="end" className={styles.wide}>
                {formatPrice(-line.credits)}
              </td>
              <td data-align="end">{formatPrice(line.refund)}</td>
            </tr>
          ))}
          <SumRow name={texts.shipping} amount={shipping} />
          {payment > 0 ? <SumRow name={texts.payment} amount={payment} /> : null}
          <SumRow name={texts.total} amount={total} />
        </tbody>
      </Table>
      <p className="small muted">
        {creditsBack > 0 ? `${texts.creditsBack(creditsBack)}. ` : null}
        {texts.kept} {creditsBack > 0 ? texts.creditsKept : null} {isWhole ? texts.shippingWhole : null}
      </p>
    </div>
  )
}

function SumRow({ name, amount }: { name: string; amount: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.wide} colSpan={3} />
      <td data-align="end">{formatPrice(amount)}</td>
    </tr>
  )
}
