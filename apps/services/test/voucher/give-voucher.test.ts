import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()

const GIFT = {
  giver: 'Babička',
  recipientName: 'Tomáš',
  recipientEmail: 'tomas.obdarovany@priklad.cz',
  words: 'Ať Rex nehladoví.',
  deliverOn: '2026-11-20',
}

test('a voucher that is a gift goes by mail on its day, once, with a page to print', async () => {
  const accounting = await newStaff(shop, 'staff_accounting')
  const sale = { key: randomUUID(), face: 50_000, reason: 'Převod od firmy', gift: GIFT }
  const sold = await accounting.call('sellVoucher', sale)
  expect(sold).toMatchObject({ status: 200, value: { expiresOn: '2029-11-16' } })
  expect(sold.value.code).toMatch(/^PES-/)
  const again = await accounting.call('sellVoucher', sale)
  expect(again.value).toMatchObject({ voucherId: sold.value.voucherId, code: null })

  await runJob(shop, 'send-vouchers')
  expect(shop.sink.mails.filter(({ recipient }) => recipient === GIFT.recipientEmail)).toEqual([])
  shop.clock.offsetMs += 4 * 24 * 3_600_000
  await runJob(shop, 'send-vouchers')
  await runJob(shop, 'send-vouchers')
  const mails = shop.sink.mails.filter(({ recipient }) => recipient === GIFT.recipientEmail)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(sold.value.code)
  expect(mails[0]?.text).toContain('Babička')
  const [row] = await query<{ data: object }>(shop, `select data from internal.mails where template = 'voucher-gift'`)
  expect(JSON.stringify(row)).not.toContain(sold.value.code)
})

test('whoever prints a voucher is written down, and support may not', async () => {
  const accounting = await newStaff(shop, 'staff_accounting')
  const sold = await accounting.call('sellVoucher', { key: randomUUID(), face: 50_000, reason: 'Pokladna' })
  const voucherId = sold.value.voucherId
  const printed = await accounting.call('voucherPdf', { voucherId })
  expect(Buffer.from(printed.value.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  const seen = await query(shop, `select from internal.audit_log where action = 'voucher.printed' and object_id = $1`, [
    String(voucherId),
  ])
  expect(seen).toHaveLength(1)
  const support = await newStaff(shop, 'staff_support')
  expect((await support.call('voucherPdf', { voucherId })).status).toBe(403)
  expect((await support.call('sellVoucher', { key: randomUUID(), face: 50_000, reason: 'x' })).status).toBe(403)
})

test('a gift that is blocked on its day does not go, nobody is told it was missed, and its names are forgotten', async () => {
  const accounting = await newStaff(shop, 'staff_accounting')
  const gift = { ...GIFT, recipientEmail: 'zablokovany@priklad.cz', deliverOn: '2026-11-25' }
  const sold = await accounting.call('sellVoucher', { key: randomUUID(), face: 50_000, reason: 'Převod', gift })
  const { voucherId } = sold.value
  await accounting.call('blockVoucher', { voucherId, reason: 'Platba se vrátila' })
  const kept = () => query(shop, 'select from shop.voucher_gifts where voucher_id = $1', [voucherId])
  const later = async (days: number) => {
    shop.clock.offsetMs += days * 24 * 3_600_000
    await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
  }
  await later(20)
  await runJob(shop, 'send-vouchers')
  expect(shop.sink.mails.filter(({ recipient }) => recipient === gift.recipientEmail)).toEqual([])
  expect(
    await query(
      shop,
      `select name from internal.check_truths() where violations > 0 and name = 'gift_goes_on_its_day'`,
    ),
  ).toEqual([])
  await runJob(shop, 'purge-expired')
  expect(await kept()).toHaveLength(1)
  await later(90)
  await runJob(shop, 'purge-expired')
  expect(await kept()).toEqual([])
})

test('a blocked voucher stays blocked until somebody lets it go', async () => {
  const accounting = await newStaff(shop, 'staff_accounting')
  const sold = await accounting.call('sellVoucher', { key: randomUUID(), face: 50_000, reason: 'Pokladna' })
  const { voucherId } = sold.value
  expect((await accounting.call('blockVoucher', { voucherId, reason: 'Ztracený' })).value).toEqual({ isBlocked: true })
  expect((await accounting.call('unblockVoucher', { voucherId })).value).toEqual({ isBlocked: false })
})
