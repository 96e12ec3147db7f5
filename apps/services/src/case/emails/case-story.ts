import { formatDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { CaseOrder } from '#app/case/case-order.sql'
import type { AskedLine } from '#app/case/quote-case'
import { lineOf } from '#app/case/quote-case'

const CLOCK = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

/** "12. 11. 2026 10:42:07": the law asks for date and time, and two tabs differ by seconds. */
export function formatReceived(moment: Date): string {
  return `${formatDate(toPragueDay(moment))} ${CLOCK.format(moment)}`
}

export function listGoods(order: CaseOrder, lines: readonly Pick<AskedLine, 'position' | 'pieces'>[]): string {
  return lines
    .map(({ position, pieces }) => {
      const { name, variantName } = lineOf(order, position)
      return `${[name, variantName].filter(Boolean).join(', ')}, ${pieces} ks`
    })
    .join('; ')
}

/** The words of a withdrawal, as they are shown, confirmed and kept. */
export function declare(
  order: CaseOrder,
  lines: readonly Pick<AskedLine, 'position' | 'pieces'>[],
  name: string,
): string {
  const received = order.deliveredOn === null ? '' : `, převzaté ${formatDate(order.deliveredOn)}`
  const placed = formatDate(toPragueDay(order.placedAt))
  const signed = name === '' ? '' : ` ${name}.`
  return `Odstupuji od smlouvy o koupi tohoto zboží z objednávky ${order.number} ze dne ${placed}${received}: ${listGoods(order, lines)}.${signed}`
}
