import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../src/test-database.ts'
import { asOwner, column, value } from './as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const LOGINS = ['authenticator', 'services'] as const
const ATTACKERS = ['anon', 'customer', 'services'] as const

/**
 * Names of types are looked up in the caller's temporary schema first unless a function's search_path puts that schema last. A
 * planted type then runs the attacker's code with the rights of the function's owner.
 */
const TYPES = ['text', 'int8', 'bool']

function trap(type: string, attacker: string): string[] {
  return [
    // A notice gets out even when the call that sprang the trap fails.
    `create function pg_temp.evil(v pg_catalog.${type}) returns pg_catalog.bool language plpgsql as $$ begin
       if current_user <> '${attacker}' then raise notice 'ran as %', current_user; end if;
       return true;
     end $$`,
    `grant execute on function pg_temp.evil(pg_catalog.${type}) to public`,
    `create domain pg_temp.${type} as pg_catalog.${type} check (pg_temp.evil(value))`,
  ]
}

const CALLS = [
  "select count(*) from shop.suggest_address('Praha', 5)",
  "select count(*) from shop.find_retailers('Praha', null, null, 1)",
  "select shop.suggest_content('psa', 1, 3)",
  "select shop.suggest('granule', 1)",
]

describe('a login cannot become the owner', () => {
  test.each(ATTACKERS)('with temporary types of its own, as %s', async (attacker) => {
    expect(await springTrap(attacker, [])).toEqual(new Set())
  })

  test('and the trap would tell', async () => {
    const opened = [
      `do $$ declare routine regprocedure; begin
         for routine in select oid from pg_proc where pronamespace in ('shop'::regnamespace, 'internal'::regnamespace) loop
           execute format('alter routine %s set search_path = %L', routine, '');
         end loop;
       end $$`,
    ]
    expect(await springTrap('anon', opened)).toEqual(new Set(['ran as shop_owner']))
  })

  test.each([...LOGINS, ...ATTACKERS])('because %s makes no temporary objects', async (role) => {
    const work = asOwner(database.pool, async (client) => {
      await client.query(`set local role ${role}`)
      await client.query('create temp table planted (id integer)')
    })
    await expect(work).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the owner of the schema', () => {
  test('has no login, is no superuser and bypasses no policy', async () => {
    const owner = await asOwner(database.pool, async (client) => {
      const { rows } = await client.query(
        `select rolname, rolsuper, rolcanlogin, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles
          where oid = (select nspowner from pg_namespace where nspname = 'shop')`,
      )
      return rows[0]
    })
    expect(owner).toEqual({
      rolname: 'shop_owner',
      rolsuper: false,
      rolcanlogin: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
    })
  })

  test('is nobody a login belongs to', async () => {
    const members = await asOwner(database.pool, (client) =>
      column<string>(
        client,
        `select rolname from pg_roles
          where not rolsuper and rolname <> 'shop_owner' and pg_has_role(rolname, 'shop_owner', 'member')`,
      ),
    )
    expect(members).toEqual([])
  })

  test('still sees the whole queue of jobs, which belongs to the services', async () => {
    const found = await asOwner(database.pool, async (client) => {
      // As graphile-worker makes its tables: row security and no policy.
      await client.query('set local role services')
      await client.query('create table graphile_worker.planted (id integer)')
      await client.query('alter table graphile_worker.planted enable row level security')
      await client.query('insert into graphile_worker.planted values (1)')
      await client.query('set local role shop_owner')
      return value<number>(client, 'select count(*)::int from graphile_worker.planted')
    })
    expect(found).toBe(1)
  })
})

/** As whom the planted code ran. A connection of its own: a function is parsed once a session. */
async function springTrap(attacker: string, prepared: string[]): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: database.url })
  const notices = new Set<string>()
  client.on('notice', (notice) => notices.add(notice.message ?? ''))
  await client.connect()
  try {
    await client.query('begin')
    for (const statement of prepared) await client.query(statement)
    // Even if somebody gave the right back one day.
    const name = await value<string>(client, 'select quote_ident(current_database())')
    await client.query(`grant temporary on database ${name} to ${attacker}`)
    await client.query(`set local role ${attacker}`)
    for (const statement of TYPES.flatMap((type) => trap(type, attacker))) await client.query(statement)
    for (const call of CALLS) await attempt(client, call)
    return notices
  } finally {
    await client.end()
  }
}

/** Whether the function answers or stumbles over the planted types does not matter, only who ran the trap. */
async function attempt(client: pg.ClientBase, call: string): Promise<void> {
  await client.query('savepoint attempt')
  await client.query(call).catch(() => undefined)
  await client.query('rollback to attempt')
}
