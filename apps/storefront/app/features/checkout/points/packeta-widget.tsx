import { Notice } from '@shop/ui/notice/notice'
import { useEffect, useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { checkoutShippingTexts } from '#app/texts/checkout/checkout-shipping.ts'
import type { PickerData } from './load-picker.server.ts'
import { openPacketa } from './open-packeta.ts'

const { point: texts } = checkoutShippingTexts

interface PacketaWidgetProps {
  widget: NonNullable<PickerData['widget']>
  code: string
}

/** The carrier's own picker. What it gives back is only a name; whether the parcel may go there the server decides. */
export function PacketaWidget({ widget, code }: PacketaWidgetProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const submit = useSubmit()
  const navigate = useNavigate()

  // Opens a window that is not ours; it closes itself.
  useEffect(() => {
    let isHere = true
    openPacketa(widget, code).then(
      (point) => {
        if (!isHere) return
        if (point === null) return void navigate(`?${new URLSearchParams({ doprava: code })}`, { replace: true })
        submit(
          { intent: 'point', shippingCode: code, pickupPointCode: point },
          { method: 'post', action: '/kosik/doprava-a-platba', replace: true, preventScrollReset: true },
        )
      },
      () => isHere && setHasFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [widget, code, submit, navigate])

  return (
    <Notice tone={hasFailed ? 'warn' : 'info'} role="status">
      {hasFailed ? texts.widgetFailed : texts.widgetLoading}
    </Notice>
  )
}
