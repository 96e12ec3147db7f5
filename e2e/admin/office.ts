import { createHmac } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'
import { type OfficeRole, openStaffSession } from '../journeys/staff-member.sql.ts'

interface OfficeFixtures {
  /** The back office as somebody of this role, signed in a moment ago; `path` is what is opened. */
  openOffice(role: OfficeRole, path?: string): Promise<Page>
}

const sessions = new Map<string, ReturnType<typeof openStaffSession>>()

/** One session a role for all journeys of a worker: nobody signs in twice to look at another screen. */
function sessionOf(role: OfficeRole): ReturnType<typeof openStaffSession> {
  const key = `${role} ${process.env.E2E_ADMIN_URL}`
  const known = sessions.get(key) ?? openStaffSession(role)
  sessions.set(key, known)
  return known
}

export const test = base.extend<OfficeFixtures>({
  openOffice: async ({ browser }, use) => {
    const opened: { close(): Promise<void> }[] = []
    await use(async (role, path = '/') => {
      const context = await browser.newContext({
        baseURL: process.env.E2E_ADMIN_URL ?? '',
        storageState: { cookies: [], origins: [] },
        locale: 'cs-CZ',
        timezoneId: 'Europe/Prague',
        viewport: { width: 1440, height: 900 },
      })
      opened.push(context)
      await context.addCookies([(await sessionOf(role)).cookie])
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const context of opened) await context.close()
  },
})

/** What an authenticator app shows now for a key in base32: RFC 6238. */
export function codeFor(secret: string): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const hash = createHmac('sha1', key).update(message).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
