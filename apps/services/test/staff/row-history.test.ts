import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
const HOUR_MS = 60 * 60 * 1000

test('a change is told with who made it, and the row is read as it stood before', async () => {
  const editor = await newStaff(shop, 'staff_content')
  const path = { fromPath: '/stara-adresa', toPath: '/blog' }
  const { redirectId } = (await editor.call('acceptRedirect', path)).value
  const made = { table: 'redirects', key: String(redirectId) }
  const { changes } = (await editor.call('rowHistory', made)).value
  expect(changes).toMatchObject([{ kind: 'added', actorKind: 'staff', after: { from_path: '/stara-adresa' } }])
  expect(changes[0]?.actorName).toBeTruthy()
  await editor.call('removeRedirect', { redirectId })
  const at = changes[0]?.at ?? ''
  expect((await editor.call('rowAsOf', { ...made, at })).value.row).toMatchObject({ from_path: '/stara-adresa' })
  const before = new Date(Date.parse(at) - HOUR_MS).toISOString()
  expect((await editor.call('rowAsOf', { ...made, at: before })).value.row).toBeNull()
})

test('tables of people have no history to be read here', async () => {
  const editor = await newStaff(shop, 'staff_admin')
  expect((await editor.call('rowHistory', { table: 'customers', key: '1' })).status).toBe(404)
  expect((await editor.call('rowAsOf', { table: 'customers', key: '1', at: '2026-01-01T00:00:00.000Z' })).status).toBe(
    404,
  )
})

test('a packer reads no codes of coupons by their history', async () => {
  const [packer, editor] = [await newStaff(shop, 'staff_warehouse'), await newStaff(shop, 'staff_content')]
  const asked = { table: 'coupons', key: '1', at: '2099-01-01T00:00:00.000Z' }
  expect((await packer.call('rowAsOf', asked)).status).toBe(404)
  expect((await packer.call('rowHistory', { table: 'coupons', key: '1' })).status).toBe(404)
  expect((await editor.call('rowAsOf', asked)).value.row).toHaveProperty('code')
})
