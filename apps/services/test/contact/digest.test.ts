import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { move, query, runJob, subjectsTo } from '../paying.ts'
import { visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
const DIGEST = 'V zázemí něco čeká'

const ask = (topic: 'other' | 'billing') =>
  visit(shop).call('sendTicket', { topic, name: 'Eva', email: 'eva@example.cz', message: 'Dobrý den.' })

async function addressOf(role: string): Promise<string> {
  const [row] = await query<{ email: string }>(shop, 'select email from auth.users where staff_role = $1', [role])
  return row?.email ?? ''
}

const told = async (role: string) =>
  subjectsTo(shop, await addressOf(role)).filter((subject) => subject === DIGEST).length

test('staff are told what waits for their role, not twice of the same, and nobody of nothing', async () => {
  for (const role of ['staff_support', 'staff_accounting', 'staff_content', 'staff_warehouse'] as const) {
    await newStaff(shop, role)
  }
  await runJob(shop, 'tell-staff')
  expect(await told('staff_support')).toBe(0)
  await ask('other')
  await runJob(shop, 'tell-staff')
  expect([await told('staff_support'), await told('staff_accounting'), await told('staff_content')]).toEqual([1, 0, 0])
  move(shop, 40)
  await runJob(shop, 'tell-staff')
  expect(await told('staff_support')).toBe(1)
  await ask('billing')
  await runJob(shop, 'tell-staff')
  expect([await told('staff_support'), await told('staff_accounting')]).toEqual([2, 1])
  await ask('other')
  await runJob(shop, 'tell-staff')
  expect(await told('staff_support')).toBe(2)
  expect(await told('staff_warehouse')).toBe(0)
})

test('a digest names nobody', async () => {
  const mail = shop.sink.mails.findLast(({ subject }) => subject === DIGEST)
  expect(mail?.text).not.toMatch(/Eva|eva@example/)
})
