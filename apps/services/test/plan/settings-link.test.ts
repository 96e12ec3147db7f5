import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, subjectsTo } from '../paying.ts'
import { linkIn, PASSWORD } from '../people.ts'
import { SKU, variantId, visit } from '../shopping.ts'
import { announced, brokenPlanTruths, cycleOf, firstDelivered, goTo, placed, planOf, startedPlan } from './planning.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

const SUBJECT = 'Odkaz k nastavení pravidelného doručení'
const ELSEWHERE = {
  firstName: 'Jana',
  lastName: 'Malá',
  street: 'Krátká 12',
  city: 'Brno',
  zip: '60200',
  asWritten: true,
}

async function tokenIn(email: string, path: RegExp): Promise<string> {
  return path.exec((await shop.mailTo(email)).text ?? '')?.[1] ?? ''
}

/** Somebody without a session holds the notice of a plan. */
async function noticed() {
  const planned = await startedPlan(shop)
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const notice = await tokenIn(planned.person.email, /\/l\/doruceni\/([\w.-]+)/)
  const visitor = visit(shop)
  return { planned, notice, visitor, email: planned.person.email }
}

async function opened() {
  const held = await noticed()
  expect((await held.visitor.call('askPlanSettings', { token: held.notice })).status).toBe(202)
  const token = await tokenIn(held.email, /\/l\/doruceni\/nastaveni\/([\w.-]+)/)
  const { value } = await held.visitor.call('planSettings', { token })
  const setting = {
    token,
    version: value.plan.version,
    stockPolicy: value.plan.stockPolicy,
    shippingCode: value.plan.shipping?.code ?? '',
    paymentCode: value.plan.payment?.code ?? '',
    lines: [{ variantId: await variantId(shop, SKU.bag2), pieces: 1, intervalDays: 28 }],
  }
  return { ...held, token, setting, shown: value }
}

describe('a link to the settings', () => {
  test('goes to the mailbox of the plan and opens all of it for an hour; showing changes nothing', async () => {
    const { token, shown, visitor, planned, email } = await opened()
    expect(shown.plan).toMatchObject({ planId: planned.plan.planId, state: 'active' })
    expect(shown.email).not.toBe(email)
    expect((await shop.mailTo(email)).subject).toBe(SUBJECT)
    expect((await planOf(planned)).version).toBe(shown.plan.version)
    shop.clock.offsetMs += 61 * 60_000
    expect((await visitor.call('planSettings', { token })).error.code).toBe('link_expired')
  })

  test('saves goods, address and payment without signing in, says so once, and the next parcel follows', async () => {
    const { setting, visitor, planned, email } = await opened()
    const before = subjectsTo(shop, email).length
    const saved = await visitor.call('savePlanByLink', {
      ...setting,
      paymentCode: 'prevod-qr',
      delivery: ELSEWHERE,
      lines: [{ variantId: await variantId(shop, SKU.bag2), pieces: 2, intervalDays: 28 }],
    })
    expect(saved.value.plan).toMatchObject({
      address: { firstName: 'Jana', street: 'Krátká 12' },
      payment: { kind: 'transfer' },
      lines: [{ pieces: 2, intervalDays: 28 }],
    })
    const { text } = await shop.mailTo(email)
    expect(text).toContain('Krátká 12')
    expect(subjectsTo(shop, email).slice(before)).toEqual(['Nastavení pravidelného doručení je uložené'])
    const cycle = await placed(shop, planned)
    expect(cycle.lines).toMatchObject([{ pieces: 2 }])
    const [order] = await query<{ street: string; kind: string }>(
      shop,
      `select delivery ->> 'street' as street, payment_kind as kind from shop.orders where id = $1`,
      [cycle.order?.orderId],
    )
    expect(order).toEqual({ street: 'Krátká 12', kind: 'transfer' })
  })

  test('refuses what somebody has changed meanwhile, goods that do not come again, and too late', async () => {
    const { setting, visitor, planned, token } = await opened()
    expect((await visitor.call('savePlanByLink', { ...setting, version: 0 })).error.code).toBe('version_conflict')
    const unknown = await visitor.call('savePlanByLink', { ...setting, paymentCode: 'kauri' })
    expect(unknown.error.code).toBe('method_unknown')
    shop.clock.offsetMs += 61 * 60_000
    expect((await visitor.call('savePlanByLink', setting)).error.code).toBe('link_expired')
    await planned.person.call('changePlan', { planId: planned.plan.planId, action: 'end' })
    expect((await visitor.call('planSettings', { token })).error.code).toBe('link_expired')
  })
})

describe('who holds a notice only', () => {
  test('cannot use it for the settings, nor a link to the settings as a notice', async () => {
    const { notice, visitor, planned, token, setting } = await opened()
    for (const forged of [notice, `${planned.plan.planId}.${Date.now() * 2}.${notice.split('.')[2]}`, `${token}x`]) {
      expect((await visitor.call('planSettings', { token: forged })).status).toBe(404)
      expect((await visitor.call('savePlanByLink', { ...setting, token: forged })).status).toBe(404)
    }
    expect((await visitor.call('planLink', { token })).status).toBe(404)
    expect((await visitor.call('endPlanByLink', { token })).status).toBe(404)
    // An hour more, written by hand.
    const [planId, expires, signature] = token.split('.')
    const longer = `${planId}.${Number(expires) + 3_600_000}.${signature}`
    expect((await visitor.call('planSettings', { token: longer })).status).toBe(404)
  })

  test('sees nothing that opens the order or says where it goes', async () => {
    const { notice, visitor, planned, email } = await noticed()
    const { order } = await placed(shop, planned)
    const { value } = await visitor.call('planLink', { token: notice })
    expect(value.cycle.order).toEqual({ number: order?.number, state: 'accepted', payable: order?.payable })
    const shown = JSON.stringify(value)
    const { address } = await planOf(planned)
    for (const secret of [order?.accessToken, email, address?.street, address?.lastName]) {
      expect(shown).not.toContain(secret)
    }
  })

  test('gets the same answer always, and writes to the mailbox five times a day at most', async () => {
    const { notice, planned, email } = await noticed()
    const asking = async (token: string) => {
      const { status, value } = await visit(shop).call('askPlanSettings', { token })
      return { status, value }
    }
    const answers = [await asking(`${notice}x`), await asking('1.2026-12-12.abc'), await asking('nic')]
    for (let count = 0; count < 7; count += 1) {
      await query(shop, `delete from internal.rate_limits where action = 'renew-plan-link'`)
      shop.clock.offsetMs += 60_000
      answers.push(await asking(notice))
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 202, value: {} })]),
    )
    await shop.runJobs()
    expect(subjectsTo(shop, email).filter((subject) => subject === SUBJECT)).toHaveLength(5)
    expect((await cycleOf(planned)).state).toBe('announced')
  })

  test('loses it, and every link to the settings, when the plan gets another mailbox', async () => {
    const { notice, token, visitor, planned, email } = await opened()
    const before = subjectsTo(shop, email).length
    await query(shop, `update shop.plans set email = 'jina-schranka@priklad.cz' where id = $1`, [planned.plan.planId])
    expect((await visitor.call('planSettings', { token })).status).toBe(404)
    expect((await visitor.call('planLink', { token: notice })).status).toBe(404)
    expect((await visitor.call('askPlanSettings', { token: notice })).status).toBe(202)
    expect(subjectsTo(shop, email)).toHaveLength(before)
    expect(subjectsTo(shop, 'jina-schranka@priklad.cz')).toEqual([])
  })

  test('loses them too when the account moves to another mailbox, and the plan moves along', async () => {
    const { notice, token, visitor, planned } = await opened()
    const newEmail = 'nova-schranka@priklad.cz'
    const asked = await planned.person.call('changeEmail', { newEmail, password: PASSWORD })
    expect(asked.status).toBe(202)
    expect((await planned.person.call('useLink', linkIn(await shop.mailTo(newEmail)))).status).toBe(200)
    expect((await visitor.call('planSettings', { token })).status).toBe(404)
    expect((await visitor.call('planLink', { token: notice })).status).toBe(404)
    const [plan] = await query<{ email: string; contact: string }>(
      shop,
      `select email, details ->> 'email' as contact from shop.plans where id = $1`,
      [planned.plan.planId],
    )
    expect(plan).toEqual({ email: newEmail, contact: newEmail })
  })
})
