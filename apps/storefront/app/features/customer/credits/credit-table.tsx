import { formatDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Table } from '@shop/ui/table/table'
import { creditTexts as texts } from '#app/texts/customer/credits.ts'
import type { CreditLine } from './credit-lines.ts'
import styles from './credits.module.css'

export function CreditTable({ lines }: { lines: CreditLine[] }) {
  return (
    <section className={`stack ${styles.moves}`} aria-labelledby="moves">
      <h2 id="moves">{texts.movesHeading}</h2>
      <Table label={texts.table}>
        <caption className="visually-hidden">{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.move}</th>
            <th scope="col" className="hide-small">
              {texts.until}
            </th>
            <th scope="col" data-align="end">
              {texts.amount}
            </th>
            <th scope="col" data-align="end" className="hide-small">
              {texts.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CreditRow key={line.id} line={line} />
          ))}
        </tbody>
      </Table>
      <p>
        <a href="/ucet/prehled-kreditu/pohyby.csv" download>
          {texts.file.link}
        </a>
      </p>
    </section>
  )
}

function CreditRow({
  line: { at, title, orderNumber, why, credits, expiresAt, balance, isReversed },
}: {
  line: CreditLine
}) {
  return (
    <tr>
      <td className="num">{formatDate(toPragueDay(at))}</td>
      <td>
        {title}
        {orderNumber ? ` ${orderNumber}` : ''}
        {isReversed ? <span className="small muted"> ({texts.reversed})</span> : null}
        {why ? <span className={`small muted ${styles.why}`}>{why}</span> : null}
      </td>
      <td className="num muted hide-small">{expiresAt ? formatDate(toPragueDay(expiresAt)) : texts.none}</td>
      <td className="num semi" data-align="end">
        {credits > 0 ? '+' : ''}
        {formatNumber(credits)}
      </td>
      <td className="num hide-small" data-align="end">
        {formatNumber(balance)}
      </td>
    </tr>
  )
}
