import { createHmac } from 'node:crypto'
import type { StaffRole } from '@shop/contract/staff/staff-rights'
import { createStaff } from '#app/identity/create-staff'
import { type Browser, openBrowser } from './browser.ts'
import type { Harness } from './harness.ts'
import { PASSWORD } from './people.ts'

let members = 0

/** A member of staff with both factors, ready for work. */
export async function newStaff(shop: Harness, role: StaffRole): Promise<Browser> {
  members += 1
  const email = `clen${members}@cenich.example`
  await createStaff(shop.deps.auth, { email, password: PASSWORD, role })
  const browser = openBrowser(shop, { ip: `203.0.113.${members % 250}` })
  await browser.call('signIn', { email, password: PASSWORD })
  const { value } = await browser.call('startSecondFactor', { password: PASSWORD })
  const secret = decodeBase32(new URL(value.totpUri).searchParams.get('secret') ?? '')
  await browser.call('confirmSecondFactor', { code: codeFor(secret) })
  return browser
}

export function decodeBase32(text: string): Uint8Array {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** What an authenticator app shows now: RFC 6238. */
export function codeFor(key: Uint8Array): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(message).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
