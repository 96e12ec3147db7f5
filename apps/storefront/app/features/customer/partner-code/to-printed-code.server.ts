import type { TagView } from '@shop/contract/order-detail'
import { encodeQr, toSvgPath } from '@shop/runtime/qr-code'

/** How many fit on one sheet. */
const CARDS = 8

/** Behind each code is the page that says who recommends and what they get for it. */
export function toPrintedCode(tag: Extract<TagView, { kind: 'partner' }>, address: string) {
  const { name, code, percent, credits } = tag
  const drawn = encodeQr(address)
  const qr = { size: drawn.length, path: toSvgPath(drawn) }
  return { name, code, percent, credits, address: address.replace(/^https?:\/\//, ''), qr, count: CARDS }
}

export type PrintedCode = ReturnType<typeof toPrintedCode>
