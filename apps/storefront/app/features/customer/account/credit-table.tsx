import { formatDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { Table } from '@shop/ui/table/table'
import { accountTexts } from '#app/texts/customer/account.ts'
import type { CreditLine } from './credit-lines.ts'

const { credits: texts } = accountTexts

export function CreditTable({ lines }: { lines: CreditLine[] }) {
  return (
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
  )
}

function CreditRow({ line }: { line: CreditLine }) {
  const { kind, amount, expiresAt, createdAt, referenceId, balance, reversed } = line
  const namesOrder = kind === 'purchase' || kind === 'spend' || kind === 'reversal'
  return (
    <tr>
      <td className="num">{formatDate(toPragueDay(createdAt))}</td>
      <td>
        {texts.kinds[kind]}
        {namesOrder && referenceId ? ` ${referenceId}` : ''}
        {reversed ? <span className="small muted"> ({texts.reversed})</span> : null}
      </td>
      <td className="num muted hide-small">
        {amount > 0 && expiresAt ? formatDate(toPragueDay(expiresAt)) : texts.none}
      </td>
      <td className="num semi" data-align="end">
        {amount > 0 ? '+' : ''}
        {formatNumber(amount)}
      </td>
      <td className="num hide-small" data-align="end">
        {formatNumber(balance)}
      </td>
    </tr>
  )
}
