import type { RefundPreview } from '@shop/contract/staff-order'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '#app/parts/use-settled.ts'
import { runCommand } from '#app/session/services.ts'
import type { OrderDetail } from './order-detail.ts'

export type Preview = { ok: true; value: RefundPreview } | { ok: false; code: string }

/** Holding an arrow through ten pieces is one question. */
const SETTLED_MS = 250

/** Pieces, or an amount that is for none of them. */
export type RefundWish =
  | { lines: { position: number; pieces: number }[]; amount: null }
  | { lines: null; amount: number }

/** What the wish would bring back. Asked again whenever the order has changed; nothing while nothing is chosen. */
export function useRefundPreview({ id, version, money }: OrderDetail, wish: RefundWish): Preview | undefined {
  const isSettled = useSettled(JSON.stringify(wish), SETTLED_MS)
  const isAsked = (wish.lines === null || wish.lines.length > 0) && isSettled
  const { data } = useQuery({
    queryKey: ['refund_preview', id, version, money?.paid, money?.refunds.length, wish],
    queryFn: async (): Promise<Preview> => {
      const answer = await runCommand('previewRefund', { orderId: id, ...wish })
      return answer.ok ? answer : { ok: false, code: answer.code }
    },
    enabled: isAsked,
  })
  return isAsked ? data : undefined
}
