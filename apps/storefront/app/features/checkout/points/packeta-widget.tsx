import { Notice } from '@shop/ui/notice/notice'
import { useEffect, useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { checkoutShippingTexts } from '#app/texts/checkout/checkout-shipping.ts'
import type { PickerData } from './load-picker.server.ts'
import { openPacketa } from './open-packeta.ts'

const { point: texts } = checkoutShippingTexts
const PAGE = '/kosik/dodaci-udaje'

interface PacketaWidgetProps {
  widget: NonNullable<PickerData['widget']>
}

/** The carrier's own picker. What it gives back is only a name; whether the parcel may go there the server decides. */
export function PacketaWidget({ widget }: PacketaWidgetProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const submit = useSubmit()
  const navigate = useNavigate()

  // Opens a window that is not ours; it closes itself.
  useEffect(() => {
    let isHere = true
    openPacketa(widget, widget.code).then(
      (point) => {
        if (!isHere) return
        if (point === null) return void navigate(PAGE, { replace: true })
        submit(
          { intent: 'widget', shippingCode: widget.code, pickupPointCode: point },
          { method: 'post', action: PAGE, replace: true, preventScrollReset: true },
        )
      },
      () => isHere && setHasFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [widget, submit, navigate])

  return (
    <Notice tone={hasFailed ? 'warn' : 'info'} role="status">
      {hasFailed ? texts.widgetFailed : texts.widgetLoading}
    </Notice>
  )
}
