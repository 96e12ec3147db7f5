import { type FakePointLists, startFakePointLists } from '@shop/partners/points/fake-point-lists'
import { afterAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { runJob } from '../paying.ts'
import { newStaff } from '../staff.ts'

let lists: FakePointLists
const shop = openShop(async () => {
  lists = await startFakePointLists()
  return { BALIKOVNA_FEED_URL: lists.balikovnaUrl, DPD_FEED_URL: lists.dpdUrl }
})
afterAll(() => lists.stop())

const feedOf = async (network: string) => {
  const admin = await newStaff(shop, 'staff_admin')
  return (await admin.call('carrierFeeds', {})).value.feeds.find((feed) => feed.network === network)
}
const openTasks = async () =>
  (
    await query<{ subject: string }>(
      `select subject from shop.staff_tasks where kind = 'carrier_feed' and closed_at is null`,
    )
  )
    .map(({ subject }) => subject)
    .toSorted()

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
  expect(await feedOf('zasilkovna')).toMatchObject({ fault: 'lost_points', lost: { known: 76, read: 8 }, readAt: null })
  expect(await openTasks()).toEqual(['feed:balikovna', 'feed:zasilkovna'])
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

  expect(await feedOf('zasilkovna')).toMatchObject({ fault: null, points: 24, isConnected: true })
  expect(await openTasks()).toEqual(['feed:balikovna'])

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

test("a list that is the same is not read again, and our own rows are not the carrier's fault", async () => {
  shop.partners.packeta.reset()
  await runJob(shop, 'import-points')
  const asked = shop.partners.packeta.journal.length
  await runJob(shop, 'import-points')
  expect(shop.partners.packeta.journal.slice(asked).map(({ status }) => status)).toEqual([304, 304])
  expect((await feedOf('zasilkovna'))?.readAt).not.toBeNull()
})

const listed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `B${index}`,
    kind: index % 4 === 0 ? ('box' as const) : ('pickup-point' as const),
    name: `Trafika ${index}`,
    city: 'Brno',
    zip: '60200',
  }))

test('Balíkovna: only the kind that is delivered to; what failed is asked for again within the hour, nothing else', async () => {
  await query(`delete from shop.pickup_points where network = 'balikovna'`)
  lists.setPoints(listed(2400))
  lists.setFaults({ cut: true })
  await runJob(shop, 'import-points')
  expect(await feedOf('balikovna')).toMatchObject({ fault: 'malformed', points: 0 })
  lists.setFaults({ cut: false })
  const asked = shop.partners.packeta.journal.length
  await runJob(shop, 'reread-points')
  expect(shop.partners.packeta.journal).toHaveLength(asked)
  expect(await feedOf('balikovna')).toMatchObject({ fault: null, points: 1800, deliveries: ['Balíkovna'] })
  expect(await openTasks()).toEqual([])
  // A fifth may go, half may not.
  lists.setFaults({ only: 1200 })
  await runJob(shop, 'import-points')
  expect(await feedOf('balikovna')).toMatchObject({
    fault: 'lost_points',
    points: 1800,
    lost: { known: 1800, read: 900 },
  })
  lists.setFaults({ only: 2300 })
  await runJob(shop, 'reread-points')
  expect(await feedOf('balikovna')).toMatchObject({ fault: null, points: 1725 })
})

test('a list that cannot be written is a fault that people see, and the lists of others are read all the same', async () => {
  shop.partners.packeta.reset()
  await query(`update shop.pickup_points set street = 'Jiná 1' where network = 'zasilkovna' and external_id = '70002'`)
  await query(`delete from shop.pickup_points where network = 'zasilkovna' and external_id = '70001'`)
  // As a row would that nobody has thought of.
  await query(
    `alter table shop.pickup_points add constraint odd_row check (network <> 'zasilkovna' or external_id <> '70001') not valid`,
  )
  lists.setFaults({ only: 2200 })
  await runJob(shop, 'import-points')
  expect(await pointOf('70002')).toMatchObject({ street: 'Jiná 1' })
  expect(await feedOf('zasilkovna')).toMatchObject({ fault: 'malformed' })
  expect(await feedOf('balikovna')).toMatchObject({ fault: null, points: 1650 })
  expect(await openTasks()).toEqual(['feed:zasilkovna'])
  await query('alter table shop.pickup_points drop constraint odd_row')
  await runJob(shop, 'reread-points')
  expect(await feedOf('zasilkovna')).toMatchObject({ fault: null })
  expect(await openTasks()).toEqual([])
})

test('DPD: a list that no delivery sends to is not read', async () => {
  await runJob(shop, 'import-points')
  expect(lists.journal.filter(({ path }) => path.startsWith('/api/getAll'))).toEqual([])
  expect(await feedOf('dpd')).toMatchObject({ isConnected: true, deliveries: [], points: 0 })
})
