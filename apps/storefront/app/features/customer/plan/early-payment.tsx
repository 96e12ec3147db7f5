import type { TransferView } from '@shop/contract/order'
import { type QrPath, QrPayment } from '#app/features/order/qr-payment.tsx'
import { planTexts as texts } from '#app/texts/customer/plan.ts'

interface EarlyPaymentProps {
  transfer: TransferView | null
  qr: QrPath | null
}

/** A parcel paid by transfer leaves once the money is here: whoever wants it on its day pays before it is an order. */
export function EarlyPayment({ transfer, qr }: EarlyPaymentProps) {
  if (!transfer || !qr) return null
  return (
    <QrPayment transfer={transfer} qr={qr}>
      <p className="small muted">{texts.payEarly}</p>
    </QrPayment>
  )
}
