import { beforeEach, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { goTo, startedPlan } from './planning.ts'

const shop = openShop({}, 'tampered')
beforeEach(() => goTo(shop, '2026-11-16'))

const delivery = { firstName: 'Karel', lastName: 'Novotný', street: 'Polní 7', city: 'Hlinsko', zip: '53901' }

type Planned = Awaited<ReturnType<typeof startedPlan>>

async function addressOf({ plan }: Planned) {
  const [row] = await query<{ street: string | null; phone: string }>(
    shop,
    `select details -> 'delivery' ->> 'street' as street, details ->> 'phone' as phone from shop.plans where id = $1`,
    [plan.planId],
  )
  return row
}

const editOrder = ({ person, token }: Planned) =>
  person.call('editOrder', { token, phone: '777 000 111', delivery: { ...delivery, asWritten: true } })

test('an address that was mended on the first order is the address of its plan', async () => {
  const planned = await startedPlan(shop)
  expect((await editOrder(planned)).status).toBe(200)
  expect(await addressOf(planned)).toEqual({ street: 'Polní 7', phone: '+420777000111' })
})

test('a plan that its owner has set otherwise stays so', async () => {
  const planned = await startedPlan(shop)
  await query(shop, `update shop.plans set details = details || '{"phone": "+420777999888"}' where id = $1`, [
    planned.plan.planId,
  ])
  expect((await editOrder(planned)).status).toBe(200)
  expect(await addressOf(planned)).toEqual({ street: null, phone: '+420777999888' })
})
