import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, type FullService, startFullService } from './full-service.ts'

let service: FullService

beforeAll(async () => {
  service = await startFullService({
    sql: `
      create schema hidden;
      create table hidden.makers (id integer primary key, name text not null);
      create table hidden.toys (id integer primary key, maker_id integer not null references hidden.makers, label text, secret text);
      create table hidden.fans (id integer primary key, name text);
      create table hidden.toy_fans (toy_id integer references hidden.toys, fan_id integer references hidden.fans, primary key (toy_id, fan_id));
      insert into hidden.makers values (1, 'Ada'), (2, 'Bob');
      insert into hidden.toys values (1, 1, 'ball', 'do-not-show'), (2, 1, 'rope', 'do-not-show'), (3, 2, 'bone', 'do-not-show');
      insert into hidden.fans values (1, 'Rex'), (2, 'Fík');
      insert into hidden.toy_fans values (1, 1), (1, 2), (3, 2);
      create view shop.makers as select id as maker, name from hidden.makers;
      create view shop.toys_below as select t.label as title, t.id as toy, t.maker_id as made_by from hidden.toys t where t.id > 0;
      create view shop.toys as select toy, title, made_by from shop.toys_below;
      create view shop.fans as select * from hidden.fans;
      create view shop.toy_fans as select toy_id, fan_id from hidden.toy_fans;
      create view shop.toy_names as select title from shop.toys;
      create view shop.toy_counts as select m.id as maker_id, m.name, count(t.id) as toys from hidden.makers m left join hidden.toys t on t.maker_id = m.id group by m.id;
      create materialized view shop.toy_stock as select t.id as toy_id, t.maker_id, 5 as pieces from hidden.toys t;
      create function shop.toy_secrets() returns setof hidden.toys language sql stable security definer as 'select * from hidden.toys';
      create table shop.partitioned (id integer, day date, maker_id integer, primary key (id, day)) partition by range (day);
      create table shop.partitioned_a partition of shop.partitioned for values from ('2024-01-01') to ('2025-01-01');
      insert into shop.partitioned values (1, '2024-02-02', 1);
      grant select on all tables in schema shop to anon, staff;
      grant execute on function shop.toy_secrets to anon`,
  })
})

afterAll(() => service.stop())

async function rows(path: string) {
  const answer = await service.get(path)
  return answer.status === 200 ? JSON.parse(answer.body) : JSON.parse(answer.body).code
}

test('a view embeds a view by the keys of the hidden tables below, under other column names', async () => {
  expect(await rows('/toys?select=title,makers(name)&order=toy&limit=1')).toEqual([
    { title: 'ball', makers: { name: 'Ada' } },
  ])
  expect(await rows('/makers?select=name,toys(title)&order=maker&toys.order=toy')).toEqual([
    { name: 'Ada', toys: [{ title: 'ball' }, { title: 'rope' }] },
    { name: 'Bob', toys: [{ title: 'bone' }] },
  ])
})

test('a view of a hidden junction joins two views', async () => {
  expect(await rows('/fans?select=name,toys(title)&order=id&toys.order=toy')).toEqual([
    { name: 'Rex', toys: [{ title: 'ball' }] },
    { name: 'Fík', toys: [{ title: 'ball' }, { title: 'bone' }] },
  ])
})

test('a view that groups keeps the key it groups by', async () => {
  expect(await rows('/toy_counts?select=toys,made:toys(title)&maker_id=eq.2')).toEqual([
    { toys: 1, made: [{ title: 'bone' }] },
  ])
})

test('a materialised view is read and embedded', async () => {
  expect(await rows('/toy_stock?select=pieces,makers(name)&toy_id=eq.3')).toEqual([
    { pieces: 5, makers: { name: 'Bob' } },
  ])
  expect(await rows('/makers?select=toy_stock(toy_id)&maker=eq.2')).toEqual([{ toy_stock: [{ toy_id: 3 }] }])
})

test('a view that does not show the key has no relationship', async () => {
  expect(await rows('/toy_names?select=title,makers(name)')).toBe('PGRST200')
})

test('hidden tables stay hidden, also as the result of a function', async () => {
  expect(await rows('/hidden.toys')).toBe('PGRST205')
  expect(await rows('/toys?select=secret')).toBe('42703')
  expect(await rows('/rpc/toy_secrets?select=label&order=id&limit=1')).toEqual([{ label: 'ball' }])
  expect(await rows('/rpc/toy_secrets?select=label,makers(name)')).toBe('PGRST200')
})

test('a partitioned table is one table, its parts are none', async () => {
  expect(await rows('/partitioned?select=id')).toEqual([{ id: 1 }])
  expect(await rows('/partitioned_a')).toBe('PGRST205')
})

test('the key of a simple view serves upserts', async () => {
  await service.database.query('grant all on shop.catalog to staff')
  const answer = await service.send({
    method: 'POST',
    path: '/catalog?select=id,name',
    headers: { ...bearer('staff'), Prefer: 'resolution=merge-duplicates, return=representation, tx=rollback' },
    body: '{"id":3,"storefront_id":1,"code":"MUG-01","name":"Green Mug","featured":true}',
  })
  expect([answer.status, answer.body]).toEqual([200, '[{"id":3,"name":"Green Mug"}]'])
})

test('functions of the row work on what a write returns', async () => {
  const answer = await service.send({
    method: 'PATCH',
    path: '/storefronts?id=eq.1&select=name,gift_products(sku)',
    headers: { ...bearer('staff'), Prefer: 'return=representation, tx=rollback' },
    body: '{"name":"Farther North"}',
  })
  expect(JSON.parse(answer.body)).toEqual([{ name: 'Farther North', gift_products: [{ sku: 'MUG-01' }] }])
})
