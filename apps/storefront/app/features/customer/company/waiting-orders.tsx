import type { WaitingOrder } from '@shop/contract/company/people'
import { formatPrice } from '@shop/czech/format-price'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { Form } from 'react-router'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, stateOf } from '#app/forms/form-state.ts'
import { companyPeopleTexts as texts } from '#app/texts/customer/company/company-people.ts'
import { REFUSE_FORM, rowForm, stateOfRow, WAITING_FORM } from './company-forms.ts'
import styles from './company-people.module.css'

/** What a buyer may not decide about alone, for whoever may; the first to end first. */
export function WaitingOrders({ orders, answer }: { orders: readonly WaitingOrder[]; answer: unknown }) {
  return (
    <AccountBlock id="ke-schvaleni" heading={texts.waiting} lead={orders.length > 0 ? texts.waitingLead : null}>
      <FormProblems state={stateOf(WAITING_FORM, answer)} />
      {orders.length === 0 ? <p className="muted">{texts.waitingNone}</p> : null}
      <ul className={styles.list}>
        {orders.map((order) => (
          <Waiting key={order.orderId} order={order} state={stateOfRow(REFUSE_FORM, order.orderId, answer)} />
        ))}
      </ul>
    </AccountBlock>
  )
}

function Waiting({ order, state }: { order: WaitingOrder; state: FormState | undefined }) {
  const { orderId, number, buyer, branch, placedAt, until, note, pieces, goods, isMine } = order
  return (
    <li className={styles.waiting}>
      <div className={styles.what}>
        <p className="row">
          <b>{number}</b> <Badge tone="warn">{texts.until(until)}</Badge>
        </p>
        <p>
          <b>{buyer}</b>, {texts.placed(placedAt, branch, pieces)}
        </p>
        {note ? <p className="small">„{note}“</p> : null}
        <details>
          <summary className={styles.toggle}>{texts.goods}</summary>
          <ul className="small">
            {goods.map((good) => (
              <li key={good.name}>{texts.good(good.name, good.pieces)}</li>
            ))}
          </ul>
        </details>
      </div>
      <div className={styles.decide}>
        <Amounts order={order} />
        {isMine ? (
          <p className="small">{texts.mine}</p>
        ) : (
          <>
            <Form method="post" className="row" preventScrollReset>
              <input type="hidden" name="id" value={orderId} />
              <Button type="submit" name="intent" value="approve" size="small">
                {texts.approve(order.net)}
              </Button>
            </Form>
            <details>
              <summary className={styles.toggle} aria-label={texts.of(texts.edit, number)}>
                {texts.edit}
              </summary>
              <Form method="post" className="stack">
                <input type="hidden" name="id" value={orderId} />
                <p className="small">{texts.takeOverLead}</p>
                <div className="row">
                  <Button type="submit" name="intent" value="take-over" size="small" variant="line">
                    {texts.of(texts.takeOver, number)}
                  </Button>
                </div>
              </Form>
            </details>
            <details open={state !== undefined}>
              <summary className={styles.toggle} aria-label={texts.of(texts.refuse, number)}>
                {texts.refuse}
              </summary>
              <Form method="post" className="stack" preventScrollReset>
                <FormProblems state={state} />
                <input type="hidden" name="id" value={orderId} />
                <FormInput
                  form={rowForm(REFUSE_FORM, orderId)}
                  state={state}
                  name="reason"
                  label={texts.reason}
                  hint={texts.reasonHint}
                  maxLength={300}
                  autoComplete="off"
                />
                <div className="row">
                  <Button type="submit" name="intent" value="refuse" size="small" variant="danger">
                    {texts.of(texts.refuse, number)}
                  </Button>
                </div>
              </Form>
            </details>
          </>
        )}
      </div>
    </li>
  )
}

function Amounts({ order: { net, over, limit } }: { order: WaitingOrder }) {
  return (
    <SummaryRows>
      <SummaryRow name={texts.net} amount={formatPrice(net)} />
      <SummaryRow name={over === 'order' ? texts.limitOfOrder : texts.limitOfMonth} amount={formatPrice(limit)} />
      {over === 'order' ? <SummaryRow name={texts.overOrder} amount={formatPrice(net - limit)} tone="total" /> : null}
    </SummaryRows>
  )
}
