import type { StaffCoupon } from '@shop/contract/promotion/staff-coupon'
import { useState } from 'react'
import { beginFields, mayFollow } from './coupon-fields.ts'

/** What is typed, and the version it was typed over: a coupon that is read again takes neither. */
export function useCouponFields(coupon: StaffCoupon | null) {
  const [began, setBegan] = useState(() => beginFields(coupon))
  const [fields, setFields] = useState(began.fields)
  if (coupon && mayFollow(began, fields, coupon.version)) {
    const newer = beginFields(coupon)
    setBegan(newer)
    setFields(newer.fields)
  }
  const tellSaved = (version: number) => setBegan({ version, fields })
  return { fields, version: began.version, setFields, tellSaved }
}
