import { encodeQr, toPng } from '@shop/runtime/qr-code'
import type { Visit } from '#app/server/session.server.ts'
import { readOrderAccess, toToken } from './order-cookie.server.ts'

/** The QR code of the order a link names or this browser has placed, as a picture that a banking app can open. */
export async function loadQrPicture(
  request: Request,
  { services }: Visit,
  search: URLSearchParams,
): Promise<Buffer | null> {
  const token = toToken(search.get('objednavka') ?? '') ?? (await readOrderAccess(request))
  const order = token ? await services.order({ token }) : null
  const transfer = order?.ok ? order.value.transfer : null
  return transfer && toPng(encodeQr(transfer.spayd))
}
