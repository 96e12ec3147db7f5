import { formatDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { CaseChannel } from '@shop/domain/case/case-state'
import type { CaseOrder } from '#app/case/case-order.sql'
import type { CaseRow } from '#app/case/cases.sql'
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

const BY: Readonly<Record<Exclude<CaseChannel, 'form'>, string>> = {
  phone: 'telefonicky',
  email: 'e-mailem',
  letter: 'dopisem',
  in_person: 'osobně',
}

/** Of the form its moment. Of what staff wrote down the day it came and how; of a withdrawal that was sent, the day it was sent. */
export function tellReceived({
  kind,
  channel,
  receivedOn,
  submittedAt,
}: Pick<CaseRow, 'kind' | 'channel' | 'receivedOn' | 'submittedAt'>): string {
  if (channel === 'form' || receivedOn === null) return formatReceived(submittedAt)
  const isSent = kind === 'withdrawal' && (channel === 'letter' || channel === 'email')
  const came = isSent
    ? `${BY[channel]} odeslaným ${formatDate(receivedOn)}`
    : `${formatDate(receivedOn)} ${BY[channel]}`
  return `${came} (zapsáno ${formatReceived(submittedAt)})`
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
