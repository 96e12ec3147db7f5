import { describe, expect, test } from 'vitest'
import { checkMigration } from './check-migrations.ts'
import { splitStatements } from './split-statements.ts'

const check = (sql: string, head = '-- migrate:up') =>
  checkMigration('database/migrations/9001-planted.sql', () => `${head}\n\n${sql}\n\n-- migrate:down\ndrop index x;\n`)

describe('a table in use is not held by', () => {
  test.each([
    ['create index orders_note on shop.orders (note);', 'concurrently'],
    ['CREATE UNIQUE INDEX ON shop.orders\n  (note);', 'concurrently'],
    ['alter table shop.orders add column token uuid not null default gen_random_uuid();', 'rewrites'],
    ['alter table shop.orders add column n bigint generated always as identity;', 'rewrites'],
    ['alter table shop.orders add twice int generated always as (n * 2) stored;', 'rewrites'],
    ['alter table shop.orders add column n bigserial;', 'rewrites'],
    ['alter table only shop.orders alter column note type varchar(20);', 'another type'],
    ['alter table shop.orders alter note set data type text using note::text;', 'another type'],
    ['alter table shop.orders alter column note set not null;', 'not null'],
    ["alter table shop.orders add constraint short check (note <> '; not valid');", 'not valid'],
    ['alter table shop.orders add foreign key (a) references shop.a (id) on delete cascade;', 'not valid'],
    ['alter table shop.orders add column a bigint references shop.a (id) on delete cascade;', 'not valid'],
    ['alter table shop.orders add constraint one unique (note);', 'unique'],
    ['lock table shop.orders;', 'locks the whole'],
    ['drop index shop.orders_note;', 'locks the whole'],
    ['alter type shop.state rename value a to b;', 'locks the whole'],
    ['create index concurrently on shop.orders (note);', 'transaction:false'],
  ])('%s', (sql, words) => {
    const faults = check(sql)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^database/migrations/9001-planted.sql:3: .*${words}`))
  })
})

describe('nobody waits for', () => {
  test.each([
    ['a table of the same file', 'create table shop.a (id bigint); create index on shop.a (id);'],
    ['a constant', "alter table shop.orders add column note text not null default '';"],
    ['the moment of the migration', 'alter table shop.orders add column at timestamptz not null default now();'],
    ['a check that is not valid yet', 'alter table shop.orders add constraint c check (note is not null) not valid;'],
    [
      'its validation',
      'alter table shop.orders validate constraint c; alter table shop.orders alter note set not null;',
    ],
    ['an index that is there', 'alter table shop.orders add constraint one unique using index orders_note;'],
    [
      'a function',
      'create function f() returns void language sql as $$ lock table x; create index on shop.orders (a) $$;',
    ],
    ['a comment', '-- create index on shop.orders (a);\n/* drop index b; */ select 1;'],
    ['one more word of a type', "alter type shop.state add value 'lost';"],
    [
      'a table that stays small',
      '-- locks: a dozen rows, whatever the shop grows to\ncreate index on shop.storefronts (id);',
    ],
  ])('%s', (_what, sql) => expect(check(sql)).toEqual([]))

  test('an index that is made concurrently, outside a transaction', () => {
    expect(check('create index concurrently on shop.orders (note);', '-- migrate:up transaction:false')).toEqual([])
  })
})

test('an excuse says why', () => {
  expect(check('-- locks: ok\ncreate index on shop.orders (note);')).toHaveLength(1)
})

test('what has landed before the rule is left alone', () => {
  expect(checkMigration('database/migrations/0031-planted.sql', () => 'create index on shop.orders (note);')).toEqual(
    [],
  )
  expect(checkMigration('database/seed/planted.sql', () => 'create index on shop.orders (note);')).toEqual([])
})

test('statements are told apart by semicolons outside of quotes, comments and bodies', () => {
  const sql = `-- one; two\nselect ';', "a;b" -- three;\n from x;\n\ndo $x$ begin; end $x$;\n\n  update y\n set z = 1`
  expect(splitStatements(sql)).toEqual([
    { text: `select '', "a;b" from x`, comments: ['one; two', 'three;'], line: 2 },
    { text: 'do $body$', comments: [], line: 5 },
    { text: 'update y set z = 1', comments: [], line: 7 },
  ])
})
