/** Without what is misread on paper: no 0 and O, no 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 12
const GROUP = 4
const PREFIX = 'PES'

export const VOUCHER_CODE_BYTES = 64

/** Twelve signs of 31: nobody guesses one. Bytes past the last whole round are passed over, so that every sign is as likely. */
export function makeVoucherCode(random: Uint8Array): string {
  const fair = [...random].filter((byte) => byte < 256 - (256 % ALPHABET.length)).slice(0, LENGTH)
  if (fair.length < LENGTH) throw new Error('Too few random bytes for a code.')
  return `${PREFIX}${fair.map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

/** As somebody typed it; null when it cannot be a voucher, so that it may be a coupon. */
export function parseVoucherCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const signs = code.slice(PREFIX.length)
  const isCode =
    code.startsWith(PREFIX) && signs.length === LENGTH && [...signs].every((sign) => ALPHABET.includes(sign))
  return isCode ? code : null
}

/** PES-7K2M-9QTR-4HXA, as it is printed. */
export function formatVoucherCode(code: string): string {
  const signs = code.slice(PREFIX.length)
  const groups = Array.from({ length: LENGTH / GROUP }, (_, index) => signs.slice(index * GROUP, (index + 1) * GROUP))
  return [PREFIX, ...groups].join('-')
}

/** What may be shown to whoever must not spend it. */
export function voucherTail(code: string): string {
  return code.slice(-GROUP)
}
