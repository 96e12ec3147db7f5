import type { PreviewCase, SubmitCase } from '@shop/contract/case/case'
import { ok, refuse } from '@shop/domain/result'
import { type CaseOrder, selectCaseOrder } from '#app/case/case-order.sql'
import { declare } from '#app/case/emails/case-story'
import { openForm } from '#app/case/open-case'
import { quoteCase } from '#app/case/quote-case'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { loadWayBack } from '#app/payment/held-by-attempts'

/** What would go back and the words that would be sent; whoever confirms has read both. */
export async function previewCase(context: Context, { token, kind, lines, name }: PreviewCase & { token: string }) {
  const { db, now } = context
  const opened = await openForm(context, token)
  if (!opened.ok) return opened
  const order = await selectCaseOrder(db, opened.value.orderId)
  if (!order) throw notFound()
  if (!areLinesOf(order, lines)) return refuse('case_line_unknown')
  const quote = await quoteCase(db, order, { kind, lines, photos: 1 }, now)
  return ok({
    ...quote,
    way:
      (await loadWayBack(db, order.id)) ??
      (order.paymentKind === 'online' ? ('gateway' as const) : ('transfer' as const)),
    declaration: kind === 'withdrawal' ? declare(order, lines, name || order.name) : '',
  })
}

/** Goods of this order, each line once and no more pieces than were bought. Nothing else is ever a reason not to take a form. */
export function areLinesOf(order: CaseOrder, lines: SubmitCase['lines']): boolean {
  const positions = new Set(lines.map(({ position }) => position))
  return (
    positions.size === lines.length &&
    lines.every(({ position, pieces }) => {
      const line = order.lines.find((one) => one.position === position)
      return line !== undefined && (line.kind === 'goods' || line.kind === 'gift') && pieces <= line.pieces
    })
  )
}
