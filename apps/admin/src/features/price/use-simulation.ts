import type { CouponDraft } from '@shop/contract/promotion/staff-coupon'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from './price-questions.ts'

/** A draft played over the last thirty days when somebody asks for it; what is typed afterwards waits for the next time. */
export function useSimulation(draft: CouponDraft | null) {
  const key = JSON.stringify(draft)
  const [asked, setAsked] = useState<string | null>(null)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['coupon-simulation', asked],
    queryFn: () => ask('simulateCoupon', JSON.parse(asked ?? '') as CouponDraft),
    enabled: asked !== null,
    refetchOnWindowFocus: false,
    placeholderData: (before) => before,
  })
  const replay = () => {
    if (draft === null) return
    if (asked === key) void refetch()
    else setAsked(key)
  }
  return { data, isError, isFetching, replay, isStale: data !== undefined && asked !== key }
}
