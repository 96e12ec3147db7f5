import pg from 'pg'

/**
 * What sessions of a login begin with, beside the limits of migration 0001. Said of the role and not by the address of a connection:
 * a pooler between us and the server takes no settings from there. Only an administrator may say it, so it is no migration:
 * those run as the owner of the schema.
 */
const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  services: {
    // Statements of ours name their schema; this is for better-auth, which names none.
    search_path: 'auth',
    // Statements are the same all day and look rows up by their keys: planning each of them anew costs more than running it.
    plan_cache_mode: 'force_generic_plan',
  },
}

/** Roles belong to the whole cluster: what is so already is left alone, or two databases that migrate at once would collide. */
export async function applyRoleSettings(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ role: string; settings: string[] }>(
    `select rolname as role, coalesce(rolconfig, '{}') as settings from pg_roles where rolname = any ($1)`,
    [Object.keys(SETTINGS)],
  )
  for (const { role, settings } of rows) {
    for (const [name, value] of Object.entries(SETTINGS[role] ?? {})) {
      if (settings.includes(`${name}=${value}`)) continue
      await client.query(`alter role ${pg.escapeIdentifier(role)} set ${name} = ${pg.escapeLiteral(value)}`)
    }
  }
}
