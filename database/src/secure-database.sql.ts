import type pg from 'pg'

/** Whether the objects of this database already belong to the role that runs migrations. */
export async function isHandedOver(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_namespace n join pg_roles r on r.oid = n.nspowner where n.nspname = 'shop' and r.rolname = 'shop_owner'`,
  )
  return rowCount === 1
}

/**
 * Privileges on the database itself. They are no part of a migration because a database cloned from a template does not inherit
 * them, whatever its name. Temporary objects are how a login could put its own types in the way of the owner's functions.
 */
export async function secureDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  const name = rows[0]?.name
  await client.query(`revoke temporary, create on database ${name} from public`)
  // The log of migrations asks for its schema each time, present or not.
  await client.query(`grant create on database ${name} to shop_owner`)
}
