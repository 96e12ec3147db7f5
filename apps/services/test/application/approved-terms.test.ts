import { expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { move, query, runJob, sendTransfer, subjectsTo } from '../paying.ts'
import { linkIn, newCustomer, PASSWORD } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const DAY_MS = 86_400_000
const DAY = 24 * 60
const shop = openShop()

async function apply(email: string) {
  const { value } = await visit(shop).call('sendApplication', {
    kind: 'wholesale',
    companyId: '45317054',
    companyName: 'Psí potřeby Vzorová a.s.',
    shopType: 'Chovatelské potřeby',
    volume: 'do 10 000 Kč',
    contactName: 'Petr Vzor',
    email,
    phone: '777 123 456',
  })
  return value.number
}

async function priceOf(customer: Browser): Promise<number> {
  const { value } = await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 1 })
  return value.lines[0]?.unitPrice ?? 0
}

const TERMS = { invoiceLimit: 5_000_000, dueDays: 21, probationOrders: 0 }

async function approved(customer: Browser & { email: string }, terms: object = TERMS) {
  const number = await apply(customer.email)
  const staff = await newStaff(shop, 'staff_support')
  const decided = await staff.call('decideApplication', { number, state: 'approved', terms })
  expect(decided.value.state).toBe('approved')
  return { number, staff }
}

const groupOf = async (email: string) =>
  (
    await query<{ code: string | null; limit: number | null; days: number | null }>(
      shop,
      `select g.code, c.invoice_limit::int as limit, c.invoice_due_days as days from shop.customers c
         left join shop.customer_groups g on g.id = c.customer_group_id where c.email = $1`,
      [email],
    )
  )[0]

test('who is approved hears where to work; nobody is told no without a reason', async () => {
  const customer = await newCustomer(shop)
  const number = await apply(customer.email)
  const staff = await newStaff(shop, 'staff_support')
  const declined = await staff.call('decideApplication', { number, state: 'declined', note: ' ' })
  expect(declined.error.details.fields).toEqual({ note: 'required' })
  await staff.call('decideApplication', { number, state: 'approved', terms: TERMS })
  const { subject, text } = await shop.mailTo(customer.email)
  expect(subject).toBe('Velkoobchodní účet je aktivní')
  for (const path of ['/velkoobchod/rychla-objednavka', '/ucet/firma', '/registrace']) expect(text).toContain(path)
  const suspended = await staff.call('changeApplication', { number, action: 'suspend' })
  expect(suspended.error.details.fields).toEqual({ note: 'required' })
})

test('an approved wholesaler buys at the new price, on invoice, and pays by the agreed day', async () => {
  const customer = await newCustomer(shop)
  const retail = await priceOf(await newCustomer(shop))
  await approved(customer)
  expect(await groupOf(customer.email)).toEqual({ code: 'velkoobchod', limit: 5_000_000, days: 21 })
  expect(await priceOf(customer)).toBeLessThan(retail)
  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
  const ready = await fillCheckout(customer, { details: { email: customer.email }, payment: 'na-fakturu' })
  const { value: order } = await customer.call('placeOrder', ready)
  expect(order.state).toBe('accepted')
})

test('the first orders on invoice of a new wholesaler wait for a person, within two business days', async () => {
  const customer = await newCustomer(shop)
  await approved(customer, { ...TERMS, probationOrders: 1 })
  const order = async () => {
    await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
    const ready = await fillCheckout(customer, { details: { email: customer.email }, payment: 'na-fakturu' })
    return (await customer.call('placeOrder', ready)).value
  }
  expect((await order()).state).toBe('awaiting_approval')
  expect((await order()).state).toBe('accepted')
})

test('more orders on probation, agreed on later, are those placed from then on; other terms count as before', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const customer = await newCustomer(shop)
  const { number, staff } = await approved(customer)
  const amend = (terms: object) =>
    staff.call('changeApplication', { number, action: 'amend', terms: { ...TERMS, ...terms } } as never)
  const order = async () => {
    await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
    const ready = await fillCheckout(customer, { details: { email: customer.email }, payment: 'na-fakturu' })
    return (await customer.call('placeOrder', ready)).value.state
  }
  expect(await order()).toBe('accepted')
  await amend({ probationOrders: 1 })
  expect(await order()).toBe('awaiting_approval')
  await amend({ probationOrders: 1, invoiceLimit: 8_000_000 })
  expect(await order()).toBe('accepted')
})

test('whoever has no account yet finds the terms on once the address is proved', async () => {
  const email = 'bez-uctu@vzorova.cz'
  const number = await apply(email)
  const staff = await newStaff(shop, 'staff_support')
  await staff.call('decideApplication', { number, state: 'approved', terms: TERMS })
  await newCustomer(shop, { email })
  expect(await groupOf(email)).toMatchObject({ code: 'velkoobchod' })
})

test('a later approval of the same account takes the place of the one before, and signing in changes nothing', async () => {
  const customer = await newCustomer(shop)
  await approved(customer)
  const staff = await newStaff(shop, 'staff_support')
  const { value } = await visit(shop).call('sendApplication', {
    kind: 'trainer',
    specialisation: 'Poslušnost',
    clients: '10',
    contactName: 'Petr Vzor',
    email: customer.email,
    phone: '777 123 456',
  })
  await staff.call('decideApplication', { number: value.number, state: 'approved', terms: TERMS })
  expect(await groupOf(customer.email)).toMatchObject({ code: 'trener' })
  await visit(shop).call('signIn', { email: customer.email, password: PASSWORD })
  expect(await groupOf(customer.email)).toMatchObject({ code: 'trener' })
})

test('what a later approval replaced has ended: it does not come back when the later one does not hold', async () => {
  const customer = await newCustomer(shop)
  const first = await approved(customer, { ...TERMS, invoiceLimit: 100_000_000 })
  const { number, staff } = await approved(customer, { ...TERMS, invoiceLimit: 5_000_000 })
  const states = await query(
    shop,
    `select a.state, count(l.*)::int as audits from shop.applications a
       left join internal.audit_log l on l.action = 'application.ended' and l.object_id = a.id::text
      where a.number = $1 group by a.state`,
    [first.number],
  )
  expect(states).toEqual([{ state: 'ended', audits: 1 }])
  await staff.call('changeApplication', { number, action: 'suspend', note: 'Dluh.' })
  await visit(shop).call('signIn', { email: customer.email, password: PASSWORD })
  expect(await groupOf(customer.email)).toMatchObject({ code: null, limit: null })
})

test('of two approvals that wait for an account the later one alone holds', async () => {
  const email = 'dvakrat@vzorova.cz'
  const staff = await newStaff(shop, 'staff_support')
  const numbers = [await apply(email), await apply(email)]
  for (const number of numbers) await staff.call('decideApplication', { number, state: 'approved', terms: TERMS })
  await staff.call('changeApplication', { number: numbers[1] ?? '', action: 'end', note: 'Omyl.' })
  await newCustomer(shop, { email })
  expect(await groupOf(email)).toMatchObject({ code: null })
})

test('suspended it is retail again, restored it is as it was agreed, ended it stays retail', async () => {
  const customer = await newCustomer(shop)
  const { number, staff } = await approved(customer)
  const change = (action: 'suspend' | 'restore' | 'end') =>
    staff.call('changeApplication', { number, action, note: 'Domluva po telefonu.' })
  await change('suspend')
  // Orders placed before keep the days they were agreed with; their invoices may be yet to come.
  expect(await groupOf(customer.email)).toEqual({ code: null, limit: null, days: 21 })
  await change('restore')
  expect(await groupOf(customer.email)).toEqual({ code: 'velkoobchod', limit: 5_000_000, days: 21 })
  await change('end')
  expect((await change('restore')).error.code).toBe('application_decided')
  expect(await groupOf(customer.email)).toMatchObject({ code: null })
  await shop.runJobs()
  expect(subjectsTo(shop, customer.email)).toContain(`Zvláštní podmínky ${number} skončily`)
})

test('two colleagues decide at once: one decision holds, and one mail goes', async () => {
  const customer = await newCustomer(shop)
  const number = await apply(customer.email)
  const colleagues = [await newStaff(shop, 'staff_support'), await newStaff(shop, 'staff_admin')]
  const answers = await Promise.all(
    colleagues.map((staff, index) =>
      staff.call('decideApplication', { number, state: index === 0 ? 'approved' : 'declined', note: 'Důvod.' }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a certificate is asked for a month ahead, and the terms end with it', async () => {
  const customer = await newCustomer(shop)
  const validTo = new Date(shop.clock.now().getTime() + 20 * DAY_MS).toISOString().slice(0, 10)
  const { number } = await approved(customer, { ...TERMS, validTo })
  await runJob(shop, 'age-applications')
  await runJob(shop, 'age-applications')
  const warnings = subjectsTo(shop, customer.email).filter((subject) => subject?.startsWith('Za měsíc'))
  expect(warnings).toHaveLength(1)
  move(shop, 22 * DAY)
  await runJob(shop, 'age-applications')
  move(shop, -22 * DAY)
  expect(await groupOf(customer.email)).toMatchObject({ code: null })
  expect(subjectsTo(shop, customer.email)).toContain(`Zvláštní podmínky ${number} jsme pozastavili`)
})

test('terms that ended with a certificate are restored with the day of a new one, and stay', async () => {
  const customer = await newCustomer(shop)
  const dayIn = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const { number, staff } = await approved(customer, { ...TERMS, validTo: dayIn(40) })
  await query(shop, 'update shop.applications set valid_to = $2, expiry_warned_at = $3 where number = $1', [
    number,
    dayIn(-2),
    shop.clock.now(),
  ])
  await runJob(shop, 'age-applications')
  expect(await groupOf(customer.email)).toMatchObject({ code: null })
  const restore = (validTo?: string) => staff.call('changeApplication', { number, action: 'restore', validTo })
  expect((await restore()).error.code).toBe('certificate_expired')
  expect((await restore(dayIn(-3))).error.code).toBe('certificate_expired')
  expect((await restore(dayIn(20))).value.state).toBe('approved')
  await runJob(shop, 'age-applications')
  expect(await groupOf(customer.email)).toMatchObject({ code: 'velkoobchod' })
  expect(subjectsTo(shop, customer.email).filter((subject) => subject?.startsWith('Za měsíc'))).toHaveLength(1)
})

test('terms that hold are changed: the account has them at once, a new certificate keeps them, and the mail says what holds', async () => {
  const customer = await newCustomer(shop)
  const dayIn = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const { number, staff } = await approved(customer, { ...TERMS, validTo: dayIn(20) })
  await runJob(shop, 'age-applications')
  const amend = (terms?: object) => staff.call('changeApplication', { number, action: 'amend', terms } as never)
  expect((await amend()).status).toBe(400)
  expect((await amend({ ...TERMS, validTo: dayIn(-1) })).error.code).toBe('certificate_expired')
  const terms = { invoiceLimit: 8_000_000, dueDays: 30, probationOrders: 0, validTo: dayIn(400) }
  expect((await amend(terms)).value.state).toBe('approved')
  expect(await groupOf(customer.email)).toEqual({ code: 'velkoobchod', limit: 8_000_000, days: 30 })
  await shop.runJobs()
  const { subject, text } = await shop.mailTo(customer.email)
  expect(subject).toBe(`Zvláštní podmínky ${number} se změnily`)
  expect(text?.replaceAll(' ', ' ')).toMatch(/Limit na fakturu: 80 000 Kč\nSplatnost faktur: 30 dní\n/)
  // Past the end of the old certificate nothing happens, and the new one is asked for in its own time.
  move(shop, 22 * DAY)
  await runJob(shop, 'age-applications')
  expect(await groupOf(customer.email)).toMatchObject({ code: 'velkoobchod' })
  move(shop, -22 * DAY)
  const [row] = await query<{ warned: boolean }>(
    shop,
    'select expiry_warned_at is not null as warned from shop.applications where number = $1',
    [number],
  )
  expect(row?.warned).toBe(false)
  await staff.call('changeApplication', { number, action: 'suspend', note: 'Dluh.' })
  expect((await amend(TERMS)).error.code).toBe('application_decided')
})

test('changed terms of a trainer name no invoice, on which wholesalers alone buy', async () => {
  const email = 'trener@vzorova.cz'
  const { value } = await visit(shop).call('sendApplication', {
    ...{ kind: 'trainer', specialisation: 'Poslušnost', clients: '10' },
    ...{ contactName: 'Petr Vzor', email, phone: '777 123 456' },
  })
  const staff = await newStaff(shop, 'staff_support')
  await staff.call('decideApplication', { number: value.number, state: 'approved', terms: TERMS })
  await staff.call('changeApplication', { number: value.number, action: 'amend', terms: TERMS } as never)
  await shop.runJobs()
  const { subject, text } = await shop.mailTo(email)
  expect(subject).toBe(`Zvláštní podmínky ${value.number} se změnily`)
  expect(text).toContain('Doklad platí do: bez omezení')
  expect(text).not.toMatch(/faktur/i)
})

test('nothing is approved with a certificate that is over', async () => {
  const number = await apply('prosly@vzorova.cz')
  const staff = await newStaff(shop, 'staff_support')
  const terms = { ...TERMS, validTo: '2020-01-01' }
  const decided = await staff.call('decideApplication', { number, state: 'approved', terms })
  expect(decided.error.code).toBe('certificate_expired')
})

test('what nobody added in two weeks is closed', async () => {
  const email = 'zapomnel@vzorova.cz'
  const number = await apply(email)
  const staff = await newStaff(shop, 'staff_support')
  await staff.call('decideApplication', { number, state: 'needs_more', note: 'Chybí výpis.' })
  move(shop, 15 * DAY)
  await runJob(shop, 'age-applications')
  move(shop, -15 * DAY)
  expect(subjectsTo(shop, email)).toContain(`Žádost ${number} jsme uzavřeli`)
  expect((await staff.call('decideApplication', { number, state: 'approved' })).error.code).toBe('application_decided')
})

test('other roles decide nothing', async () => {
  const number = await apply('role@vzorova.cz')
  for (const role of ['staff_warehouse', 'staff_content', 'staff_accounting'] as const) {
    const staff = await newStaff(shop, role)
    expect((await staff.call('decideApplication', { number, state: 'approved' })).status).toBe(403)
    expect((await staff.call('changeApplication', { number, action: 'end', note: 'Omyl.' })).status).toBe(403)
  }
})

async function owe(customer: Browser & { email: string }) {
  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
  const ready = await fillCheckout(customer, { details: { email: customer.email }, payment: 'na-fakturu' })
  const { value: order } = await customer.call('placeOrder', ready)
  const today = shop.clock.now().toISOString().slice(0, 10)
  await query(shop, 'update shop.payments set due_on = $2 where order_id = $1', [order.orderId, today])
  return order
}

test('a debt of more than two weeks suspends, and its payment restores by itself', async () => {
  const customer = await newCustomer(shop)
  await approved(customer)
  const order = await owe(customer)
  move(shop, 2 * DAY)
  await runJob(shop, 'age-invoices')
  await runJob(shop, 'age-applications')
  expect(await groupOf(customer.email)).toMatchObject({ code: 'velkoobchod' })
  move(shop, 14 * DAY)
  await runJob(shop, 'age-applications')
  expect(await groupOf(customer.email)).toMatchObject({ code: null })
  await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
  await runJob(shop, 'age-applications')
  expect(await groupOf(customer.email)).toMatchObject({ code: 'velkoobchod', days: 21 })
})

test('a debtor who changes the address stays suspended, and the old address opens no second credit', async () => {
  const customer = await newCustomer(shop)
  const { number } = await approved(customer)
  await owe(customer)
  move(shop, 2 * DAY)
  await runJob(shop, 'age-invoices')
  move(shop, 14 * DAY)
  await runJob(shop, 'age-applications')
  const newEmail = `novy-${customer.email}`
  const signedIn = visit(shop)
  await signedIn.call('signIn', { email: customer.email, password: PASSWORD })
  expect((await signedIn.call('changeEmail', { newEmail, password: PASSWORD })).status).toBe(202)
  const changed = await signedIn.call('useLink', linkIn(await shop.mailTo(newEmail)))
  expect(changed.status).toBe(200)
  await runJob(shop, 'age-applications')
  const found = await query(shop, 'select state, email from shop.applications where number = $1', [number])
  expect(found).toEqual([{ state: 'suspended', email: newEmail }])
  await newCustomer(shop, { email: customer.email })
  expect(await groupOf(customer.email)).toMatchObject({ code: null })
  move(shop, -16 * DAY)
})
