import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let accounting: Browser
let support: Browser
beforeAll(async () => {
  accounting = await newStaff(shop, 'staff_accounting')
  support = await newStaff(shop, 'staff_support')
})

async function sell(more: object = {}): Promise<{ voucherId: number; code: string }> {
  const sale = { key: randomUUID(), face: 50_000, reason: 'Pokladna', ...more }
  const { value } = await accounting.call('sellVoucher', sale)
  return { voucherId: value.voucherId, code: value.code ?? '' }
}

const done = async (action: string, voucherId: number) =>
  query(shop, 'select from internal.audit_log where action = $1 and object_id = $2', [action, String(voucherId)])

const mailsTo = (email: string) => shop.sink.mails.filter(({ recipient }) => recipient === email)

async function withBag() {
  const browser = visit(shop)
  await browser.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  return browser
}

describe('a new code', () => {
  test('opens the same money, and the old one opens nothing, not even from a cart that has it', async () => {
    const { voucherId, code } = await sell()
    const finder = await withBag()
    expect((await finder.call('enterCoupon', { code })).status).toBe(200)
    const order = await fillCheckout(finder, { payment: 'karta', details: { email: 'nalezce@priklad.cz' } })
    const renewed = await accounting.call('renewVoucherCode', { voucherId, reason: 'Ztracený' })
    expect(renewed.value.code).toMatch(/^PES-/)
    expect(renewed.value.code).not.toBe(code)
    expect((await finder.call('placeOrder', order)).status).not.toBe(201)
    expect((await (await withBag()).call('enterCoupon', { code })).status).not.toBe(200)
    const holder = await withBag()
    expect((await holder.call('enterCoupon', { code: renewed.value.code })).status).toBe(200)
    const rows = await query(shop, 'select balance::int, face::int from shop.vouchers where id = $1', [voucherId])
    expect(rows).toEqual([{ balance: 50_000, face: 50_000 }])
    expect(await done('voucher.renewed', voucherId)).toHaveLength(1)
  })

  test('is a matter of accounting, and of a voucher that is there', async () => {
    const { voucherId } = await sell()
    expect((await support.call('renewVoucherCode', { voucherId, reason: 'x' })).status).toBe(403)
    expect((await accounting.call('renewVoucherCode', { voucherId: 999_999, reason: 'x' })).status).toBe(404)
  })
})

describe('another address', () => {
  test('gets it at once and once, and the old one gets nothing on its day', async () => {
    const gift = { giver: 'Babička', recipientName: 'Tomáš', words: '', deliverOn: '2026-12-24' }
    const { voucherId, code } = await sell({ gift: { ...gift, recipientEmail: 'preklep@priklad.cz' } })
    const asked = { voucherId, key: randomUUID(), email: 'spravne@priklad.cz', reason: 'Překlep' }
    for (const _ of [1, 2]) expect((await accounting.call('sendVoucher', asked)).status).toBe(200)
    await shop.runJobs()
    expect(mailsTo(asked.email).map(({ text }) => text?.includes(code))).toEqual([true])
    shop.clock.offsetMs += 40 * 24 * 3_600_000
    await runJob(shop, 'send-vouchers')
    expect([mailsTo('preklep@priklad.cz'), mailsTo(asked.email).length]).toEqual([[], 1])
    shop.clock.offsetMs -= 40 * 24 * 3_600_000
    expect(await done('voucher.sent', voucherId)).not.toEqual([])
  })

  test('gets nothing that does not pay', async () => {
    const { voucherId } = await sell()
    const asked = { voucherId, key: randomUUID(), email: 'nikdo@priklad.cz', reason: 'Znovu' }
    expect((await support.call('sendVoucher', asked)).status).toBe(403)
    await accounting.call('blockVoucher', { voucherId, reason: 'Ztracený' })
    const refused = await accounting.call('sendVoucher', asked)
    expect(refused.error).toMatchObject({ code: 'voucher_refused', details: { reason: 'blocked' } })
  })
})
