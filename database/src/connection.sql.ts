import pg from 'pg'

/** All of the work or none of it. */
export async function inTransaction<Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export async function setRolePassword(client: pg.ClientBase, role: string, password: string): Promise<void> {
  await client.query(`alter role ${pg.escapeIdentifier(role)} password ${pg.escapeLiteral(password)}`)
}

export async function isCatalogueEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>('select not exists (select from shop.products) as empty')
  return rows[0]?.empty ?? true
}

/** A data service that runs answers by what it knew before, until it is told to look again. */
export async function notifySchemaReaders(client: pg.ClientBase): Promise<void> {
  await client.query(`notify pgrst, 'reload schema'`)
}
