import type { RefundPreview } from '@shop/contract/staff-order'
import { useQuery } from '@tanstack/react-query'
import { runCommand } from '#app/session/services.ts'
import type { OrderDetail } from './order-detail.ts'

export type Preview = { ok: true; value: RefundPreview } | { ok: false; code: string }

/** What these pieces would bring back. Asked again whenever the order has changed; nothing while nothing is chosen. */
export function useRefundPreview(
  { id, version, money }: OrderDetail,
  lines: { position: number; pieces: number }[],
): Preview | undefined {
  const { data } = useQuery({
    queryKey: ['refund_preview', id, version, money?.paid, money?.refunds.length, lines],
    queryFn: async (): Promise<Preview> => {
      const answer = await runCommand('previewRefund', { orderId: id, lines })
      return answer.ok ? answer : { ok: false, code: answer.code }
    },
    enabled: lines.length > 0,
  })
  return lines.length > 0 ? data : undefined
}
