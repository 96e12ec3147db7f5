import type { CouponDraft } from '@shop/contract/promotion/staff-coupon'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '#app/parts/use-settled.ts'
import { ask } from './price-questions.ts'

const SETTLE_MS = 600

/** The draft played over the last thirty days, once nobody types any more. */
export function useSimulation(draft: CouponDraft | null) {
  const key = JSON.stringify(draft)
  const isSettled = useSettled(key, SETTLE_MS)
  return useQuery({
    queryKey: ['coupon-simulation', key],
    queryFn: () => ask('simulateCoupon', draft as CouponDraft),
    enabled: draft !== null && isSettled,
    refetchOnWindowFocus: false,
    placeholderData: (before) => before,
  })
}
