import type { Carrier } from '@shop/partners/ports/carrier'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { hear, move, type Placed, query, subjectsTo } from '../paying.ts'
import { SKU } from '../shopping.ts'
import { askAbout, type Cases, openCases } from './taking-cases.ts'

const shop = openShop()
let cases: Cases
beforeAll(async () => {
  cases = await openCases(shop)
})
afterEach(() => shop.partners.packeta.setFaults({ down: 'no' }))

async function delivered(goods: [sku: string, pieces: number][] = [[SKU.bag2, 2]]): Promise<Placed> {
  const order = await cases.paidFor(goods)
  await cases.deliver(order)
  return order
}

const BY_PACKETA = { returnWay: 'packeta' as const }

test('who chooses Zásilkovna gets a code on the page, in a mail and on its paper', async () => {
  const order = await delivered()
  const form = await order.browser.call('caseForm', { token: order.token })
  expect(form.value.returnWays).toEqual(['own', 'packeta'])
  const input = askAbout('withdrawal', [1], BY_PACKETA)
  const taken = await cases.submit(order, input)
  // The carrier is asked after the case is taken, never before.
  expect(taken).toMatchObject({ state: 'awaiting_goods', returnWay: 'packeta', returnCode: null })
  await shop.runJobs()
  const { returnCode } = await cases.read(order, taken.token)
  expect(returnCode).toMatch(/^R\d{6}$/)
  const mail = shop.sink.mails.findLast(({ recipient, subject }) => {
    return recipient === input.email && subject?.startsWith('Kód pro Zásilkovnu')
  })
  expect(mail?.text).toContain(returnCode)
  expect(mail?.attachments?.map(({ filename }) => filename)).toContain(`${taken.number}.pdf`)
  const asked = shop.partners.packeta.journal.findLast(({ body }) => body.includes('createPacketClaimWithPassword'))
  expect(asked?.body).toContain(`<number>${taken.number}</number>`)
})

test('a carrier that is down keeps nobody waiting for the case and is asked again', async () => {
  const order = await delivered()
  shop.partners.packeta.setFaults({ down: '503' })
  const taken = await cases.submit(order, askAbout('withdrawal', [1], BY_PACKETA))
  expect(taken.state).toBe('awaiting_goods')
  await shop.runJobs().catch(() => undefined)
  expect((await cases.read(order, taken.token)).returnCode).toBeNull()
  const waiting = `select attempts > 0 as "isTried", last_error as error from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'make-return-code'`
  expect(await query(shop, waiting)).toMatchObject([{ isTried: true, error: 'The carrier gave no code: unavailable.' }])
  shop.partners.packeta.setFaults({ down: 'no' })
  await query(shop, 'update graphile_worker._private_jobs set run_at = now()')
  await shop.runJobs()
  expect((await cases.read(order, taken.token)).returnCode).toMatch(/^R/)
})

test('a carrier that says no leaves the own way, and the customer learns the address', async () => {
  const order = await delivered()
  const input = askAbout('withdrawal', [1], { ...BY_PACKETA, email: 'cizi+znak@priklad.cz' })
  const taken = await cases.submit(order, input)
  await query(shop, `update shop.cases set phone = 'neznámý' where number = $1`, [taken.number])
  await shop.runJobs()
  expect(await cases.read(order, taken.token)).toMatchObject({ returnWay: 'own', returnCode: null })
  expect(subjectsTo(shop, input.email).at(-1)).toContain('kód zásilkovny se nepodařilo získat')
  expect((await shop.mailTo(input.email)).text).toContain('Zboží pošlete na adresu')
})

test('a carrier that never answers leaves the own way too, after the last time it was asked', async () => {
  const order = await delivered()
  shop.partners.packeta.setFaults({ down: '503' })
  const input = askAbout('withdrawal', [1], BY_PACKETA)
  const taken = await cases.submit(order, input)
  await query(
    shop,
    `update graphile_worker._private_jobs set attempts = max_attempts - 1
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'make-return-code')`,
  )
  await shop.runJobs()
  expect(await cases.read(order, taken.token)).toMatchObject({ returnWay: 'own', returnCode: null })
  expect(subjectsTo(shop, input.email).at(-1)).toContain('kód zásilkovny se nepodařilo získat')
})

test('a carrier that we do not have is not offered, and who named it all the same learns the address', async () => {
  const order = await delivered()
  const carriers = shop.deps.carriers as Record<string, Carrier>
  const { packeta } = carriers
  if (!packeta) throw new Error('There is nothing to take away.')
  delete carriers.packeta
  const form = await order.browser.call('caseForm', { token: order.token })
  const input = askAbout('withdrawal', [1], BY_PACKETA)
  const taken = await cases.submit(order, input)
  await shop.runJobs()
  carriers.packeta = packeta
  expect(form.value.returnWays).toEqual(['own'])
  expect(await cases.read(order, taken.token)).toMatchObject({ returnWay: 'own', returnCode: null })
  expect(subjectsTo(shop, input.email).at(-1)).toContain('kód zásilkovny se nepodařilo získat')
})

test('what staff want to see of a complaint goes on our account, with an address and a code', async () => {
  const order = await delivered()
  const input = askAbout('complaint', [1], { problem: 'packaging', wish: 'refund' })
  const taken = await cases.submit(order, input)
  const asked = await cases.support.call('askForCaseGoods', { number: taken.number, reason: 'Potřebujeme vidět šev.' })
  expect(asked.value).toMatchObject({ state: 'awaiting_goods', returnWay: 'packeta' })
  await shop.runJobs()
  const read = await cases.read(order, taken.token)
  expect(read).toMatchObject({ returnCode: expect.stringMatching(/^R/), sendBy: null })
  expect(read.returnAddress).not.toBe('')
  const told = shop.sink.mails.find(({ recipient, subject }) => {
    return recipient === input.email && subject?.includes('pošlete nám prosím zboží')
  })
  expect(told?.text).toContain('Zásilkovny, cestu platíme my')
})

test('goods that never left are not asked for: neither a day, nor a code, nor an address', async () => {
  const order = await cases.paidFor([[SKU.bag2, 1]])
  const form = await order.browser.call('caseForm', { token: order.token })
  expect(form.value.returnWays).toEqual([])
  const input = askAbout('withdrawal', [1], BY_PACKETA)
  const quote = await order.browser.call('previewCase', { token: order.token, kind: 'withdrawal', lines: input.lines })
  expect(quote.value.sendBy).toBeNull()
  const taken = await cases.submit(order, input)
  expect(taken).toMatchObject({ returnWay: 'own', sendBy: null })
  await shop.runJobs()
  const told = shop.sink.mails.find(({ recipient, subject }) => {
    return recipient === input.email && subject?.startsWith('Potvrzení odstoupení')
  })
  expect(told?.text).toContain('nic nám proto neposílejte')
  expect(told?.text).not.toContain('Zboží pošlete')
  expect(told?.text).not.toContain('Počkat smíme')
})

test('a receipt that the release before has queued goes out in its own words, with its paper', async () => {
  const order = await delivered()
  const input = askAbout('withdrawal')
  const taken = await cases.submit(order, input)
  const queued = `update internal.mails set template = 'withdrawal-received', data = data - 'withdrawal.return' - 'withdrawal.money'
    || '{"withdrawal.sendUntil": "30. 11. 2026", "withdrawal.refundAmount": "349 Kč"}' where recipient = $1`
  await query(shop, queued, [input.email])
  const told = await shop.mailTo(input.email)
  expect(told.text).toContain('ať balík poznáme')
  expect(told.attachments?.map(({ filename }) => filename)).toContain(`${taken.number}.pdf`)
})

test('a case that was taken back meanwhile gets no code', async () => {
  const order = await delivered()
  const taken = await cases.submit(order, askAbout('withdrawal', [1], BY_PACKETA))
  await order.browser.call('cancelCase', { token: taken.token })
  const before = shop.partners.packeta.packets.size
  await hear(shop)
  move(shop, 1)
  expect((await cases.read(order, taken.token)).returnCode).toBeNull()
  expect(shop.partners.packeta.packets.size).toBe(before)
})
