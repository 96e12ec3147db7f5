import { expect, test } from 'vitest'
import { selectEntries, selectOpeningDebt } from '#app/account/company/statement.sql'
import { issueInvoice } from '#app/document/issue-invoice'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { inTransaction } from '#app/store/database'
import { openShop } from '../open-shop.ts'
import { move, pressButton, query, sendTransfer, subjectsTo } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { confirm, SKU, setStock, visit } from '../shopping.ts'
import { newVoucher } from '../voucher/vouchers.ts'
import { fillForCompany, newCompany, orderForCompany } from './buying-company.ts'
import { joinedBy, newCompanyAt } from './company-people.ts'

const shop = openShop()

async function invoice(orderId: number): Promise<number> {
  return inTransaction(shop.deps.pool, async (db) => {
    await lockPayableOrder(db, orderId)
    const context = {
      db,
      deps: shop.deps,
      now: shop.clock.now(),
      requestId: 'test',
      actor: { kind: 'system' as const },
    }
    return issueInvoice(context, orderId)
  })
}

const cookieOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const statementOf = (url: string, who?: Person) =>
  shop.app.inject({
    method: 'GET',
    url,
    headers: { 'x-forwarded-for': '192.0.2.78', ...(who ? { cookie: cookieOf(who) } : {}) },
  })

test('an invoice and a month are files of their own company; to anybody else they are not there', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompany(shop)
  const order = await orderForCompany(shop, owner)
  const documentId = await invoice(order.orderId)
  const view = (await owner.call('company', {})).value.company
  expect(view?.debts.invoices).toMatchObject([
    { orderNumber: order.number, document: { id: documentId }, due: order.payable },
  ])
  const [month = ''] = view?.months ?? []

  const own = await owner.call('companyDocument', { documentId, format: 'isdoc' })
  expect(Buffer.from(own.value.content, 'base64').toString()).toContain(view?.debts.invoices[0]?.document?.number)
  const [other, retail] = [await newCompany(shop), await newCustomer(shop)]
  for (const who of [other, retail]) {
    expect((await who.call('companyDocument', { documentId, format: 'pdf' })).status).toBe(404)
  }
  const path = `/customer/company/statements/${month}`
  expect((await statementOf(`${path}/pdf`)).statusCode).toBe(401)
  expect((await statementOf(`${path}/pdf`, retail)).statusCode).toBe(404)
  expect((await statementOf(`/customer/company/statements/2026-13/pdf`, owner)).statusCode).toBe(404)

  const pdf = await statementOf(`${path}/pdf`, owner)
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const number = view?.debts.invoices[0]?.document?.number ?? ''
  const names = [`vypis-${month}.pdf`, `${number}.pdf`, `${number}.isdoc`]
  const zip = (await statementOf(`${path}/zip`, owner)).rawPayload.toString('latin1')
  for (const name of names) expect(zip).toContain(name)
  const foreign = (await statementOf(`${path}/zip`, other)).rawPayload.toString('latin1')
  expect(foreign).toContain(`vypis-${month}.pdf`)
  expect(foreign).not.toContain(number)
})

test('a statement ends with what the company owes: documents less the money that was counted', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompany(shop)
  const [first, second] = [await orderForCompany(shop, owner), await orderForCompany(shop, owner)]
  await invoice(first.orderId)
  await invoice(second.orderId)
  await sendTransfer(shop, { amount: first.payable, variableSymbol: first.number })
  const [row] = await query<{ id: number }>(shop, 'select id::int as id from shop.customers where email = $1', [
    owner.email,
  ])
  const days = { from: '2000-01-01', to: '2099-12-31' }
  const entries = await selectEntries(shop.deps.pool, row?.id ?? 0, days)
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['invoice', 'invoice', 'payment'])
  const closing = entries.reduce((sum, { amount }) => sum + amount, 0)
  expect(closing).toBe(second.payable)
  expect((await owner.call('company', {})).value.company?.debts.owed).toBe(closing)
  expect(await selectOpeningDebt(shop.deps.pool, row?.id ?? 0, { from: '2099-12-31', to: '2099-12-31' })).toBe(closing)
})

test('what a voucher paid of an invoice is no debt, and months without a document have a statement too', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompany(shop)
  const { code } = await newVoucher(shop, 100_000)
  await fillForCompany(shop, owner)
  expect((await owner.call('enterCoupon', { code })).status).toBe(200)
  const order = await pressButton(owner, await confirm(owner), owner.email)
  await invoice(order.orderId)
  const [row] = await query<{ id: number }>(shop, 'select id::int as id from shop.customers where email = $1', [
    owner.email,
  ])
  const id = row?.id ?? 0
  const always = { from: '2000-01-01', to: '2099-12-31' }
  const debt = async () => (await owner.call('company', {})).value.company?.debts.owed
  const entries = await selectEntries(shop.deps.pool, id, always)
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['invoice', order.payable],
      ['voucher', -100_000],
    ]),
  )
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.payable - 100_000)
  expect(await debt()).toBe(order.payable - 100_000)

  const before = (await owner.call('company', {})).value.company?.months ?? []
  move(shop, 40 * 24 * 60)
  await sendTransfer(shop, { amount: order.payable - 100_000, variableSymbol: order.number })
  move(shop, -40 * 24 * 60)
  const months = (await owner.call('company', {})).value.company?.months ?? []
  expect(months).toHaveLength(before.length + 1)
  expect(months.slice(1)).toEqual(before)
  expect(await selectOpeningDebt(shop.deps.pool, id, { from: '2099-12-31', to: '2099-12-31' })).toBe(0)
})

test('an invoice of what a buyer ordered goes to the accountant; the buyer’s link shows no document', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer' })
  const invoices = (email: string) =>
    subjectsTo(shop, email).filter((subject) => subject?.startsWith('Faktura ')).length
  const first = await orderForCompany(shop, buyer)
  await invoice(first.orderId)
  await shop.runJobs()
  expect([owner, buyer].map(({ email }) => invoices(email))).toEqual([1, 0])

  const accountant = await joinedBy(shop, owner, { role: 'accountant' }, 'Čistá')
  const order = await orderForCompany(shop, buyer)
  const documentId = await invoice(order.orderId)
  await shop.runJobs()
  expect([owner, buyer, accountant].map(({ email }) => invoices(email))).toEqual([1, 0, 1])

  const token = order.accessToken
  for (const [who, sees] of [
    [buyer, false],
    [visit(shop), false],
    [accountant, true],
    [owner, true],
  ] as const) {
    const { value } = await who.call('orderDetail', { token })
    expect(value.documents.length > 0).toBe(sees)
    expect(value.timeline.some(({ kind }) => kind === 'document')).toBe(sees)
    expect((await who.call('orderDocument', { token, documentId, format: 'pdf' })).status).toBe(sees ? 200 : 404)
    expect((await who.call('companyDocument', { documentId, format: 'pdf' })).status).toBe(
      who === buyer ? 404 : sees ? 200 : 401,
    )
  }
  // Nothing of such an order is changed by its link.
  expect((await buyer.call('editOrder', { token, note: 'Jinam' })).status).toBe(404)
  expect((await buyer.call('orderDetail', { token })).value.can).toMatchObject({ edit: false, cancel: true })
})
