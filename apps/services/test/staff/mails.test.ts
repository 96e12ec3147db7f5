import { beforeAll, describe, expect, test } from 'vitest'
import { MAILS } from '#app/compose/mails'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { type Placed, placeOrder, query } from '../paying.ts'
import { newStaff } from '../staff.ts'

// Rows are made by hand that truths would find odd.
const shop = openShop({}, 'tampered')
let support: Browser
let placed: Placed
let mailId: number
beforeAll(async () => {
  support = await newStaff(shop, 'staff_support')
  placed = await placeOrder(shop, 'dobirka')
  await shop.runJobs()
  mailId = await mailOf('order-confirmation')
})

async function mailOf(template: string): Promise<number> {
  const [mail] = await query<{ id: number }>(
    shop,
    'select id::int from internal.mails where object = $1 and template = $2 order by id desc limit 1',
    [`order:${placed.orderId}`, template],
  )
  return mail?.id ?? 0
}

async function newMail(
  template: string,
  data: object,
  object = `order:${placed.orderId}`,
  to = placed.email,
): Promise<number> {
  const [mail] = await query<{ id: number }>(
    shop,
    `insert into internal.mails (object, event, template, recipient, data, request_id, created_at, status, sent_at)
     values ($1, gen_random_uuid(), $2, $3, $4, 'test', now(), 'sent', now()) returning id::int`,
    [object, template, to, data],
  )
  return mail?.id ?? 0
}

describe('mails', () => {
  test.each([
    ['the number of an order', () => placed.number],
    ['a whole address', () => placed.email],
  ])('are found by %s, masked', async (_by, q) => {
    const { value } = await support.call('findMails', { q: q() })
    expect(value.mails.map(({ id }) => id)).toContain(mailId)
    expect(value.mails[0]).toMatchObject({ orderId: placed.orderId, orderNumber: placed.number })
    expect(JSON.stringify(value)).not.toContain(placed.email)
  })

  test('are not found by a part of an address', async () => {
    expect((await support.call('findMails', { q: placed.email.slice(0, 5) })).value.mails).toEqual([])
  })

  test('are masked in the preview until somebody says what for', async () => {
    const masked = (await support.call('previewMail', { mailId })).value
    expect(masked).toMatchObject({ isRevealed: false, resendRefusal: null })
    expect(masked.html).toContain(placed.number)
    expect(masked.html).not.toContain('Údolní')
    expect(masked.html).not.toContain('objednavka=')
    await support.call('revealPerson', { objectType: 'order', objectId: placed.orderId, reason: 'calling', note: '' })
    const shown = (await support.call('previewMail', { mailId })).value
    expect(shown.isRevealed).toBe(true)
    expect(shown.html.length).toBeGreaterThan(masked.html.length)
    expect(shown.html).not.toContain('<script')
  })
})

describe('sending again', () => {
  test('makes a row of its own with a fresh link, once for a request, and is written down', async () => {
    const before = shop.sink.mails.length
    const { status, value } = await support.call('resendMail', { mailId, reason: 'Zákazník ho smazal.' })
    expect(status).toBe(201)
    await shop.runJobs()
    const copy = shop.sink.mails.slice(before).find(({ recipient }) => recipient === placed.email)
    expect(copy?.subject).toContain(placed.number)
    expect(copy?.text).toMatch(/\/l\/objednavka\/\d+\.\d+\./)
    const [row] = await query(shop, 'select status, template from internal.mails where id = $1', [value.mailId])
    expect(row).toEqual({ status: 'sent', template: 'order-confirmation' })
    const written = await query(shop, `select object_id, details from internal.audit_log where action = 'mail.resent'`)
    expect(written).toEqual([
      { object_id: String(mailId), details: { reason: 'Zákazník ho smazal.', copy: value.mailId } },
    ])
    const { value: found } = await support.call('findMails', { q: placed.number })
    expect(found.mails.find(({ id }) => id === mailId)?.resent).toBe(1)
  })

  test.each([
    ['an offer', 'commercial', () => newMail('abandoned-cart', {})],
    ['a link that opened an account', 'link', () => newMail('magic-link', { x: 1 }, 'link:1')],
    ['what nobody remembers', 'forgotten', () => newMail('order-packed', {})],
  ])('%s is not', async (_what, reason, make) => {
    const answer = await support.call('resendMail', { mailId: await make(), reason: 'Prosba zákazníka' })
    expect(answer.status).toBe(409)
    expect(answer.error).toMatchObject({ code: 'mail_not_resent', details: { reason } })
  })

  test('whatever asks for money is, until the money has come', async () => {
    const asking = Object.values(MAILS).filter(({ body }) => /links\.pay|payment\.missing/.test(body))
    expect(asking.map(({ name }) => name)).toContain('invoice-overdue')
    const owing = await placeOrder(shop, 'prevod-qr')
    const resendAll = async () => {
      const answers: unknown[] = []
      for (const { name } of asking) {
        const id = await newMail(name, valuesOf(name), `order:${owing.orderId}`, owing.email)
        const { status, error } = await support.call('resendMail', { mailId: id, reason: 'Prosba zákazníka' })
        answers.push([name, status, error.details])
      }
      return answers
    }
    expect(await resendAll()).toEqual(asking.map(({ name }) => [name, 201, undefined]))
    await query(shop, `update shop.payments set state = 'paid' where order_id = $1`, [owing.orderId])
    expect(await resendAll()).toEqual(asking.map(({ name }) => [name, 409, { reason: 'paid' }]))
  })

  test('stops with the links of the order', async () => {
    await query(shop, 'update shop.orders set links_revoked_at = now() where id = $1', [placed.orderId])
    const answer = await support.call('resendMail', { mailId, reason: 'x' })
    expect(answer.error).toMatchObject({ details: { reason: 'link' } })
    await query(shop, 'update shop.orders set links_revoked_at = null where id = $1', [placed.orderId])
  })

  test('is the work of support', async () => {
    const content = await newStaff(shop, 'staff_content')
    expect((await content.call('resendMail', { mailId, reason: 'x' })).status).toBe(403)
    expect((await content.call('findMails', {})).status).toBe(403)
  })
})

/** Every value of a text but its links: they are forgotten once a mail has gone. */
function valuesOf(name: keyof typeof MAILS): object {
  const paths = [
    ...Object.values(MAILS[name])
      .join('\n')
      .matchAll(/\{\{([\w.]+)\}\}/g),
  ].map(([, path]) => path as string)
  return Object.fromEntries(paths.filter((path) => !path.startsWith('links.')).map((path) => [path, 'x']))
}
