import { formatDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { creditTexts as texts } from '#app/texts/customer/credits.ts'
import type { CreditLine } from './credit-lines.ts'

/** As a Czech table processor opens it: semicolons, and a mark of UTF-8 at the beginning. */
export function toCreditsFile(lines: readonly CreditLine[]): string {
  const head = [texts.date, texts.file.move, texts.file.why, texts.until, texts.amount, texts.balance]
  const rows = lines.map(({ at, title, orderNumber, why, expiresAt, credits, balance }) => [
    formatDate(toPragueDay(at)),
    orderNumber ? `${title} ${orderNumber}` : title,
    why,
    expiresAt ? formatDate(toPragueDay(expiresAt)) : '',
    String(credits),
    String(balance),
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(quote).join(';')).join('\r\n')}\r\n`
}

/** What begins as a formula would be counted by whoever opens it; a number is one. */
function quote(cell: string): string {
  const plain = cell.replaceAll('\u00a0', ' ')
  const safe = /^[=+\-@\t\r]/.test(plain) && !/^-?\d+$/.test(plain) ? `'${plain}` : plain
  return `"${safe.replaceAll('"', '""')}"`
}
