import pg from 'pg'

/**
 * Roles of requests that came after migration 0001. Only an administrator makes roles, and migrations run as the owner of the schema,
 * so they are made before those, each time; what they may read is granted by a migration.
 */
const STAFF_ROLES = ['staff_accounting']
const MEMBERSHIPS = ['shop_readers', 'staff_readers']

/** Roles belong to the whole cluster: what is so already is left alone, or two databases that migrate at once would collide. */
export async function makeLaterRoles(client: pg.ClientBase): Promise<void> {
  for (const role of STAFF_ROLES) {
    const name = pg.escapeIdentifier(role)
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = ${pg.escapeLiteral(role)}) then create role ${name} nologin noinherit; end if;
    exception when duplicate_object or unique_violation then null;
    end $$`)
    // The role of requests does not inherit by itself, hence the explicit option.
    for (const group of MEMBERSHIPS) {
      if (!(await isMember(client, role, group))) await client.query(`grant ${group} to ${name} with inherit true`)
    }
    if (!(await isMember(client, 'authenticator', role))) await client.query(`grant ${name} to authenticator`)
    await client.query(`grant usage on schema extensions to ${name}`)
  }
}

async function isMember(client: pg.ClientBase, member: string, group: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_auth_members where roleid = $1::regrole and member = $2::regrole',
    [group, member],
  )
  return rowCount !== 0
}
