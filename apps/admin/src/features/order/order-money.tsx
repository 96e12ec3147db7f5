import { formatPrice } from '@shop/czech/format-price'
import { openFile } from '#app/parts/open-file.ts'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatDay, formatMoment } from '#app/texts/moments.ts'
import { ORDER } from '#app/texts/order.ts'
import { PAYMENT_SOURCES, PAYMENT_STATES } from '#app/texts/states.ts'
import type { DetailMoney } from './order-detail.ts'

export function OrderMoney({ money }: { money: DetailMoney }) {
  const mayRead = useMayDo('documents')
  return (
    <section className="sec">
      <header>
        <h2>{ORDER.money}</h2>
        <span className="mut sm r">{ORDER.held(formatPrice(money.paid))}</span>
      </header>
      <ul className="ev">
        {money.payments.map(({ id, attempt, kind, state, amount, createdAt }) => (
          <li key={id}>
            <span className={state === 'paid' ? 'st pl ok' : 'st pl'}>{PAYMENT_STATES[state]}</span>
            <span className="grow">{ORDER.attempt(attempt, PAYMENT_SOURCES[kind] ?? '')}</span>
            <span className="mut">{formatMoment(createdAt)}</span>
            <b>{formatPrice(amount)}</b>
          </li>
        ))}
        {money.refunds.map(({ id, amount, state, reason, requestedAt }) => (
          <li key={`refund ${id}`}>
            <span className={state === 'failed' ? 'st pl bad' : 'st pl'}>{ORDER.refundStates[state] ?? state}</span>
            <span className="grow">{reason || ORDER.refunds}</span>
            <span className="mut">{formatMoment(requestedAt)}</span>
            <b>{formatPrice(-amount)}</b>
          </li>
        ))}
      </ul>
      <h3>{ORDER.documents}</h3>
      <ul className="ev">
        {money.documents.map(({ id, kind, number, issuedOn, payable }) => (
          <li key={id}>
            <span className="grow">
              {ORDER.documentKinds[kind] ?? kind} <b>{number}</b>{' '}
              <span className="mut">{ORDER.issued(formatDay(issuedOn))}</span>
            </span>
            <b>{formatPrice(payable)}</b>
            {mayRead && (
              <button type="button" className="tag" aria-label={`PDF ${number}`} onClick={() => openDocument(id)}>
                PDF
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

async function openDocument(documentId: number): Promise<void> {
  const answer = await runCommand('staffDocument', { documentId, format: 'pdf' })
  if (answer.ok) openFile(answer.value)
}
