import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { runJob } from '../paying.ts'

const shop = openShop()

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query(text, values)).rows as Row[]
}

const pointOf = async (code: string) =>
  (
    await query<Record<string, unknown>>(
      `select * from shop.pickup_points where network = 'zasilkovna' and external_id = $1`,
      [code],
    )
  )[0]

test('a feed that has lost most of its points changes nothing', async () => {
  // The demo shop has some two hundred points, the fake carrier two dozen.
  const before = await query('select * from shop.pickup_points order by id')
  await runJob(shop, 'import-points')
  expect(await query('select * from shop.pickup_points order by id')).toEqual(before)
})

test('points follow the feed: changed, new, gone and back again', async () => {
  await query(`delete from shop.pickup_points where network = 'zasilkovna' and external_id > '70020'`)
  await query(`update shop.pickup_points set street = 'Jiná 1' where network = 'zasilkovna' and external_id = '70001'`)
  await query(
    `insert into shop.pickup_points (network, external_id, kind, name, street, city, zip, country, lat, lng, takes_cod,
       takes_card, is_wheelchair_accessible, status)
     values ('zasilkovna', 'zrusene', 'box', 'Zrušené', 'Nikde 1', 'Brno', '60200', 'CZ', 49, 16, true, true, true, 'open')`,
  )
  shop.partners.packeta.setPointStatus('70003', 'full')
  await runJob(shop, 'import-points')

  expect(await pointOf('70001')).toMatchObject({ street: 'Korunní 44', zip: '12000', is_sample: false })
  expect((await pointOf('70001'))?.opening_hours).toMatchObject({ po: '8:30–12:00, 13:00–17:00', ne: null })
  expect(await pointOf('70003')).toMatchObject({ status: 'full' })
  expect((await pointOf('70189'))?.removed_at).toBeNull()
  expect((await pointOf('zrusene'))?.removed_at).toBeInstanceOf(Date)

  const written = await pointOf('70001')
  await runJob(shop, 'import-points')
  expect(await pointOf('70001')).toEqual(written)
  await query(`update shop.pickup_points set removed_at = now() where external_id = '70002' and network = 'zasilkovna'`)
  await runJob(shop, 'import-points')
  expect((await pointOf('70002'))?.removed_at).toBeNull()
})

test('a carrier that does not answer leaves the list as it is', async () => {
  shop.partners.packeta.setFaults({ oddPoints: 20 })
  await query(`update shop.pickup_points set street = 'Jiná 1' where network = 'zasilkovna' and external_id = '70001'`)
  await runJob(shop, 'import-points')
  expect(await pointOf('70001')).toMatchObject({ street: 'Jiná 1', removed_at: null })
})
