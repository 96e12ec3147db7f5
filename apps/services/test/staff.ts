import type { StaffRole } from '@shop/contract/staff/staff-rights'
import { createStaff } from '#app/identity/create-staff'
import { type Browser, openBrowser } from './browser.ts'
import type { Harness } from './harness.ts'
import { PASSWORD } from './people.ts'

let members = 0

/** A member of staff who has shown the second factor; how that is done is the business of its own test. */
export async function newStaff(shop: Harness, role: StaffRole): Promise<Browser> {
  members += 1
  const email = `obsluha${members}@cenich.example`
  const userId = await createStaff(shop.deps.auth, { email, password: PASSWORD, role })
  const browser = openBrowser(shop, { ip: `198.51.100.${members}` })
  await browser.call('signIn', { email, password: PASSWORD })
  await shop.database.pool.query(
    'update auth.sessions set second_factor = true, second_factor_at = now() where user_id = $1',
    [userId],
  )
  return browser
}
