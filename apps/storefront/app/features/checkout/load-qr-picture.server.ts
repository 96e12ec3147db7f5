import { encodeQr, toPng } from '@shop/runtime/qr-code'
import type { Visit } from '#app/server/session.server.ts'
import { readOrderAccess } from './order-cookie.server.ts'

/** The QR code of the order this browser has placed, as a picture that a banking app can open. */
export async function loadQrPicture(request: Request, { services }: Visit): Promise<Buffer | null> {
  const token = await readOrderAccess(request)
  const order = token ? await services.order({ token }) : null
  const transfer = order?.ok ? order.value.transfer : null
  return transfer && toPng(encodeQr(transfer.spayd))
}
