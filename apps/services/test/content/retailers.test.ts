import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { visit } from '../shopping.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const OWNER = { slug: 'packa-na-vinohradech-praha', email: 'packa-na-vinohradech@prodejce.example' }

const shop = openShop()

test('half a year after the last word an owner is asked once, corrects the entry and stays on the map', async () => {
  await query(
    shop,
    'update shop.retailers set confirmed_on = case when slug = $1 then $2::date - 200 else $2::date end',
    [OWNER.slug, shop.clock.now()],
  )
  await runJob(shop, 'ask-retailers')
  await runJob(shop, 'ask-retailers')
  const mail = await shop.mailTo(OWNER.email)
  const sent = await query(shop, `select count(*)::int as count from internal.mails where template = 'retailer-check'`)
  expect(sent).toEqual([{ count: 1 }])
  const token = /\/l\/prodejce\/(\S+)/.exec(mail.text ?? '')?.[1] ?? ''

  const owner = visit(shop)
  const { value: entry } = await owner.call('readRetailer', { token })
  expect(entry).toMatchObject({ name: 'Packa na Vinohradech', dogsWelcome: true })
  const { name, street, city, postalCode, confirmedOn, ...facts } = entry
  const monday = [
    { from: '8:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ]
  const changed = { ...facts, token, phone: '+420 699 100 999', openingHours: [monday, ...facts.openingHours.slice(1)] }
  expect((await owner.call('correctRetailer', changed)).status).toBe(200)
  const [row] = await query(
    shop,
    `select phone, opening_hours -> 0 as monday, confirmed_on = $2::date as fresh
       from shop.retailers where slug = $1`,
    [OWNER.slug, shop.clock.now()],
  )
  expect(row).toEqual({ phone: '+420 699 100 999', monday, fresh: true })

  expect((await owner.call('readRetailer', { token: `${token}A` })).error.code).toBe('link_unknown')
  shop.clock.offsetMs += 61 * DAY_MS
  expect((await owner.call('correctRetailer', changed)).error.code).toBe('link_expired')
  shop.clock.offsetMs -= 61 * DAY_MS
})
