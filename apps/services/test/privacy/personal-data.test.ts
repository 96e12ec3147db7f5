import { JOBS } from '@shop/contract/jobs'
import { beforeAll, describe, expect, test } from 'vitest'
import { KEPT } from '#app/privacy/deletion-terms'
import { ERASURES } from '#app/privacy/erasures.sql'
import { EXPORTS } from '#app/privacy/exports.sql'
import { PURGES } from '#app/privacy/purges.sql'
import type { Harness } from '../harness.ts'
import { openEmptyShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { PERSONAL_DATA } from './rules/personal-data.ts'
import { SHOP_COLUMNS, SHOP_TABLES } from './rules/shop-tables.ts'

// By these words a column is suspected; whoever adds one says in rules/ what becomes of it.
const SUSPECT =
  /(^|_)(email|phone|recipient|ip|user_agent|network|first_name|last_name|contact_name|author_name|dog_name|counter_(name|account)|account|billing|delivery|address|user_id|customer_id|actor_id|message|answers|payload|profile|endpoint|birth\w*)$|(^|_)email_|ip_address/
// These can hold anything, so they are always suspected in a table that somebody stands in.
const ANYTHING = new Set(['json', 'jsonb', 'bytea'])

interface Column {
  table: string
  column: string
  type: string
}

const catalogue = (shop: Harness) =>
  query<Column>(
    shop,
    `select c.table_schema || '.' || c.table_name as table, c.column_name as column, c.data_type as type
       from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE'
        and (c.table_schema in ('shop', 'internal', 'auth') or c.table_schema = 'graphile_worker' and c.table_name = '_private_jobs')`,
  )

function ruleless(columns: Column[]): string[] {
  return columns
    .filter(({ table, column, type }) => {
      const rule = PERSONAL_DATA[table]
      if (!rule)
        return !SHOP_TABLES.includes(table) || (SUSPECT.test(column) && !SHOP_COLUMNS.includes(`${table}.${column}`))
      const isKnown = rule.columns.includes(column) || (rule.harmless ?? []).includes(column)
      return !isKnown && (SUSPECT.test(column) || ANYTHING.has(type))
    })
    .map(({ table, column }) => `${table}.${column}`)
}

const shop = openEmptyShop()
let columns: Column[]
beforeAll(async () => {
  await shop.runJobs()
  columns = await catalogue(shop)
})

test('every column that can hold somebody has a rule', () => {
  expect(ruleless(columns), 'say in apps/services/test/privacy/rules what becomes of it').toEqual([])
})

test('the list names no table or column that is gone', () => {
  const known = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]))
  const named = Object.entries(PERSONAL_DATA).flatMap(([table, rule]) => [
    table,
    ...[...rule.columns, ...(rule.harmless ?? [])].map((column) => `${table}.${column}`),
  ])
  expect([...named, ...SHOP_TABLES, ...SHOP_COLUMNS].filter((name) => !known.has(name))).toEqual([])
})

test.each([
  ['a new table', 'create table shop.planted (id bigint, nickname text)', 'shop.planted.nickname'],
  ['a new column of a person', 'alter table shop.orders add column gift_message text', 'shop.orders.gift_message'],
  ['a column of anything', 'alter table shop.tickets add column extra jsonb', 'shop.tickets.extra'],
  [
    'a person in a table of goods',
    'alter table shop.batches add column driver_phone text',
    'shop.batches.driver_phone',
  ],
])('notices %s', async (_what, statement, expected) => {
  const client = await shop.database.pool.connect()
  try {
    await client.query(`begin; ${statement}`)
    const { rows } = await client.query(
      `select c.table_schema || '.' || c.table_name as table, c.column_name as column, c.data_type as type
         from information_schema.columns c where c.table_schema in ('shop', 'internal', 'auth')
          and (c.table_name = 'planted' or c.column_name in ('gift_message', 'extra', 'driver_phone'))`,
    )
    expect(ruleless(rows)).toContain(expected)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

describe('the list and the code say the same', () => {
  const rules = Object.entries(PERSONAL_DATA)

  test('every part of the export belongs to a table', () => {
    const parts = rules.flatMap(([, rule]) => (typeof rule.export === 'string' ? [rule.export] : []))
    expect([...new Set(parts)].sort()).toEqual(Object.keys(EXPORTS).sort())
  })

  test('every erasure and every purge belongs to a table', () => {
    const erasures = rules.flatMap(([, { deletion }]) => ('erased' in deletion ? [deletion.erased] : []))
    // Side doors of the same tables.
    const also = ['orderLinks', 'surveyTasks']
    expect([...new Set([...erasures, ...also])].sort()).toEqual(Object.keys(ERASURES).sort())
    const purges = rules.flatMap(([, { retention }]) => ('purge' in retention ? [retention.purge] : []))
    const others = Object.keys(PURGES).filter((name) => !(purges as string[]).includes(name))
    expect(others.sort()).toEqual(
      ['applicantsForWork', 'goodbyes', 'mailRecipients', 'mailTexts', 'mailsThatNeverWent'].concat([
        'missingPages',
        'newsletterWaiting',
        'orphanedUploads',
        'productAlertsWaiting',
        'sessions',
        'surveyTasks',
        'unusedPictures',
        'unusedVideos',
      ]),
    )
  })

  test('what follows another table follows one of the list', () => {
    const followed = rules.flatMap(([, { deletion, retention }]) =>
      [deletion, retention].flatMap((rule) => ('goesWith' in rule ? [rule.goesWith] : [])),
    )
    expect(followed.filter((table) => !PERSONAL_DATA[table])).toEqual([])
  })

  test('what deletion keeps is said on its page', () => {
    const kept = rules.flatMap(([, { deletion }]) => ('kept' in deletion ? [deletion.kept] : []))
    const said = KEPT.map(({ what }) => what)
    expect([...new Set(kept)].filter((what) => !said.includes(what))).toEqual([])
  })

  test('every key of a job that names somebody is one that dead jobs lose', () => {
    const harmless =
      /^(requestId|\w+Ids?|purpose|topics|source|wordingVersion|action|carrierCode|\w*kind|attempt|from|to|day|amount|event|reason|counts|writtenAt|variant|adultWeight|letters)$/
    const keys = new Set(Object.values(JOBS).flatMap((schema) => Object.keys(schema.shape)))
    expect([...keys].filter((key) => !harmless.test(key)).sort()).toEqual([
      'birthDate',
      'browser',
      'dogName',
      'email',
      'network',
      'newEmail',
      'orderNumber',
      'returnTo',
    ])
  })
})
