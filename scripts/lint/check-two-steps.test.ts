import { describe, expect, test } from 'vitest'
import { checkTwoSteps } from './check-two-steps.ts'

const check = (sql: string, number = '9001') =>
  checkTwoSteps(
    `database/migrations/${number}-planted.sql`,
    () => `-- migrate:up\n\n${sql}\n\n-- migrate:down\ndrop table x;\n`,
  )

describe('the release before would fail after', () => {
  test.each([
    ['drop table shop.orders;', 'next one'],
    ['drop view if exists shop.product_cards;', 'next one'],
    ['drop function internal.shop_now();', 'next one'],
    ['alter table shop.orders drop column note;', 'next one'],
    ['alter table only shop.orders drop note, add column why text;', 'next one'],
    ['alter table shop.orders rename column note to why;', 'old name'],
    ['alter function internal.shop_now() rename to present;', 'old name'],
    ['alter table shop.orders add column why text not null;', 'default'],
  ])('%s', (sql, words) => {
    const faults = check(sql)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^database/migrations/9001-planted.sql:3: .*${words}`))
  })
})

describe('both releases live with', () => {
  test.each([
    ['something new', 'create table shop.a (id bigint not null); alter table shop.a add column b text not null;'],
    ['a column with a default', "alter table shop.orders add column why text not null default '';"],
    [
      'a function made anew with other words',
      'drop function f(int); create function f(bigint) returns int language sql return 1;',
    ],
    ['a rule that goes', 'alter table shop.orders drop constraint short;'],
    ['less strictness', 'alter table shop.orders alter column note drop not null;'],
    ['a default that goes', 'alter table shop.orders alter note drop default;'],
    ['a trigger that goes', 'drop trigger told on shop.orders;'],
    [
      'what nobody asks for since a release',
      '-- contract: not read since 0070, the release of December\ndrop table shop.orders;',
    ],
  ])('%s', (_, sql) => {
    expect(check(sql)).toEqual([])
  })

  test('what has run everywhere', () => {
    expect(check('drop table shop.orders;', '0065')).toEqual([])
  })
})
