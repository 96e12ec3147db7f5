import type { TransferView } from '@shop/contract/order'
import { encodeQr, toSvgPath } from '@shop/runtime/qr-code'
import type { QrPath } from './qr-payment.tsx'

/** The code a bank's app reads, where money is asked for by transfer. */
export function toQrPath(transfer: TransferView | null): QrPath | null {
  if (!transfer) return null
  const code = encodeQr(transfer.spayd)
  return { size: code.length, path: toSvgPath(code) }
}
