import type { Cluster } from '@shop/database/cluster'
import { loginUrl } from '@shop/database/logins'
import { withClient } from '@shop/database/with-client'
import type { Databases } from '@shop/stack/parts'

/** Rows that a statement over the whole server has found. */
export function onServer(cluster: Cluster, statement: string): Promise<number> {
  return withClient(cluster.url('postgres'), async (client) => (await client.query(statement)).rowCount ?? 0)
}

/** A database whose making was interrupted has no such mark. */
export async function markFinished(cluster: Cluster, name: string): Promise<void> {
  await onServer(cluster, `comment on database ${name} is 'finished'`)
}

export async function isFinished(cluster: Cluster, name: string): Promise<boolean> {
  const rows = await onServer(
    cluster,
    `select from pg_database where datname = '${name}' and shobj_description(oid, 'pg_database') = 'finished'`,
  )
  return rows > 0
}

/** What the parts of a shop over it log in with. */
export function loginsOf(url: string): Databases {
  return { authenticatorUrl: loginUrl(url, 'authenticator'), servicesUrl: loginUrl(url, 'services') }
}
