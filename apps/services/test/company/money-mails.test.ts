import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { runJob, sendTransfer, subjectsTo } from '../paying.ts'
import type { Person } from '../people.ts'
import { SKU, setStock } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { dueIn, orderForCompany } from './buying-company.ts'
import { joinedBy, newCompanyAt } from './company-people.ts'

const shop = openShop()

/** How many of each mail about money came to whom. */
function lettersOf(...people: Person[]) {
  const words = ['chybí doplatit', 'po splatnosti', 'Vracíme vám', 'Peníze jsou na cestě zpět']
  return people.map(({ email }) =>
    words.map((word) => subjectsTo(shop, email).filter((subject) => subject?.includes(word)).length),
  )
}

async function refund(orderId: number) {
  const [support, accounting] = [await newStaff(shop, 'staff_support'), await newStaff(shop, 'staff_accounting')]
  const asked = await support.call('refundOrder', { orderId, reason: 'Na přání.' })
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.error))
  const confirmed = await accounting.call('confirmRefund', { refundId: asked.value.refundId })
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.error))
}

/** A part paid, a reminder, the rest, and something back. */
async function liveThrough(buyer: Person) {
  const order = await orderForCompany(shop, buyer)
  await sendTransfer(shop, { amount: order.payable - 50_000, variableSymbol: order.number })
  await dueIn(shop, order.orderId, -1)
  await runJob(shop, 'age-invoices')
  await sendTransfer(shop, { amount: 50_000, variableSymbol: order.number })
  await refund(order.orderId)
  await shop.runJobs()
}

test('mails about the money of a company go to each of its accountants and to nobody else', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer' })
  const accountants = [
    await joinedBy(shop, owner, { role: 'accountant' }, 'Čistá'),
    await joinedBy(shop, owner, { role: 'accountant' }, 'Nová'),
  ]
  await liveThrough(buyer)
  const once = [1, 1, 1, 1]
  expect(lettersOf(owner, buyer, ...accountants)).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], once, once])
  // What the owner of the account orders is of the company just as well.
  await liveThrough(owner)
  const twice = [2, 2, 2, 2]
  expect(lettersOf(owner, buyer, ...accountants)).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], twice, twice])
})

test('without an accountant the company itself is told, of its own orders as of those of its people', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer' })
  await liveThrough(buyer)
  await liveThrough(owner)
  expect(lettersOf(owner, buyer)).toEqual([
    [2, 2, 2, 2],
    [0, 0, 0, 0],
  ])
})

test('of what is paid first the buyer alone gets the link that also cancels it', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const accountant = await joinedBy(shop, owner, { role: 'accountant' }, 'Čistá')
  const buyer = await joinedBy(shop, owner, { role: 'buyer' })
  const order = await orderForCompany(shop, buyer, { payment: 'prevod-qr' })
  await sendTransfer(shop, { amount: order.payable - 50_000, variableSymbol: order.number })
  await shop.runJobs()
  expect(lettersOf(buyer, accountant)).toEqual([
    [1, 0, 0, 0],
    [0, 0, 0, 0],
  ])
  await sendTransfer(shop, { amount: 50_000, variableSymbol: order.number })
  await refund(order.orderId)
  await shop.runJobs()
  expect(lettersOf(accountant)).toEqual([[0, 0, 1, 1]])
  const texts = shop.sink.mails.filter(({ recipient }) => recipient === accountant.email).map(({ text }) => text)
  for (const text of texts) expect(text).not.toMatch(/objednavka=|\/l\/objednavka/)
})
