import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runOn, withDatabase } from './fixture.ts'
import { type FullService, startFullService, until } from './full-service.ts'

/** For a state on the far side of a network, which has no event to wait for. */
const WAIT = { timeout: 10_000 }

let service: FullService

beforeAll(async () => {
  service = await startFullService()
})

afterAll(() => service.stop())

function loads(): number {
  return service.logLines.filter(({ msg }) => msg === 'schema_cache.loaded').length
}

test('a new table appears with the notification, not before', async () => {
  await service.database.query('create table shop.later (id integer primary key); grant select on shop.later to anon')
  expect(JSON.parse((await service.get('/later')).body)).toMatchObject({ code: 'PGRST205' })
  await service.database.query('notify pgrst')
  await until(async () => (await service.get('/later')).status === 200)
})

test('a new column, function and foreign key appear with "reload schema"', async () => {
  await service.database.query(`
    alter table shop.later add column category_id integer references shop.categories (id);
    insert into shop.later values (1, 2);
    create function shop.doubled(value integer) returns integer language sql immutable return value * 2;
    grant execute on function shop.doubled to anon;
    notify pgrst, 'reload schema'`)
  await until(async () => (await service.get('/rpc/doubled?value=4')).body === '8')
  expect(JSON.parse((await service.get('/later?select=category_id,categories(name)')).body)).toEqual([
    { category_id: 2, categories: { name: 'Socks' } },
  ])
})

test('a dropped table disappears', async () => {
  await service.database.query('drop table shop.later; notify pgrst')
  await expect.poll(async () => (await service.get('/later')).status, WAIT).toBe(404)
})

test('a burst of notifications is joined, and no request fails meanwhile', async () => {
  const before = loads()
  let isDone = false
  const failures: number[] = []
  const reading = (async () => {
    while (!isDone) {
      const { status } = await service.get('/categories?select=id')
      if (status !== 200) failures.push(status)
    }
  })()
  for (let count = 0; count < 50; count += 1) await service.database.query('notify pgrst')
  await until(() => loads() > before)
  isDone = true
  await reading
  expect(failures).toEqual([])
  expect(loads() - before).toBeLessThan(10)
})

test('other words on the channel are ignored', async () => {
  const before = loads()
  await service.database.query(`notify pgrst, 'reload config'`)
  await service.database.query(
    `create table shop.unheard (id integer primary key); grant select on shop.unheard to anon`,
  )
  expect((await service.get('/unheard')).status).toBe(404)
  expect(loads()).toBe(before)
})

test('a listener whose connection was cut comes back and reloads by itself', async () => {
  const before = loads()
  await service.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'data listener' and datname = current_database()`,
  )
  expect((await service.get('/categories?select=id&limit=1')).status).toBe(200)
  await until(() => loads() > before)
  expect((await service.get('/unheard')).status).toBe(200)
  await service.database.query('drop table shop.unheard; notify pgrst')
  await until(async () => (await service.get('/unheard')).status === 404)
})

test('is not ready while the listener is away', async () => {
  const name = new URL(service.config.DATABASE_URL).pathname.slice(1)
  // Not the template itself: nobody can copy it while somebody is connected.
  const server = withDatabase(inject('fixtureUrl'), 'postgres')
  await runOn(server, `alter database ${name} allow_connections false`)
  await runOn(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'data listener' and datname = '${name}'`,
  )
  const readiness = async () => (await fetch(`${service.adminUrl}/ready`)).status
  await expect.poll(readiness, WAIT).toBe(503)
  await runOn(server, `alter database ${name} allow_connections true`)
  await expect.poll(readiness, WAIT).toBe(200)
})
