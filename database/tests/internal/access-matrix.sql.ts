import type pg from 'pg'

export const ROLES = [
  'anon',
  'customer',
  'staff_support',
  'staff_warehouse',
  'staff_content',
  'staff_accounting',
  'staff_admin',
  'authenticator',
  'services',
] as const
export type Role = (typeof ROLES)[number]

/** What each role can do with each table and view; roles that can do nothing are left out. */
export type AccessMatrix = Record<string, Partial<Record<Role, string>>>

interface Cell {
  relation: string
  role: Role
  operation: 'select' | 'insert' | 'update' | 'delete'
  scope: 'all' | 'own' | 'some'
}

/**
 * Read from the catalogue, not tried out: a privilege on the table or on any column counts, and rows are limited by the
 * policies that apply to the role. A table under row-level security without a policy for a role gives it nothing.
 */
export async function readAccess(client: pg.ClientBase): Promise<AccessMatrix> {
  const { rows } = await client.query<Cell>(
    `with relations as (
       select c.oid, c.relkind, c.relrowsecurity, format('%s.%s', n.nspname, c.relname) as relation
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('shop', 'internal', 'auth') and c.relkind in ('r', 'p', 'v', 'm')
     ), asked as (
       select r.*, role.oid as role_id, role.rolname as role, role.rolbypassrls, operation
         from relations r
         cross join pg_roles role
         cross join unnest(array['select', 'insert', 'update', 'delete']) operation
        where role.rolname = any ($1)
     ), granted as (
       select * from asked a
        where has_schema_privilege(a.role_id, split_part(a.relation, '.', 1), 'usage')
          and (has_table_privilege(a.role_id, a.oid, a.operation)
            or a.operation <> 'delete' and has_any_column_privilege(a.role_id, a.oid, a.operation))
     ), limited as (
       select g.*, p.polname, pg_get_expr(coalesce(p.polqual, p.polwithcheck), p.polrelid) as condition
         from granted g
         left join pg_policy p on p.polrelid = g.oid
           and p.polcmd in ('*', case g.operation when 'select' then 'r' when 'insert' then 'a' when 'update' then 'w' else 'd' end)
           and exists (select from unnest(p.polroles) member where member = 0 or pg_has_role(g.role_id, member, 'usage'))
     )
     select relation, role, operation,
            case
              when bool_or(rolbypassrls or not relrowsecurity or relkind in ('v', 'm') or condition = 'true') then 'all'
              when bool_and(condition ~ 'current_customer_id') then 'own'
              else 'some'
            end as scope
       from limited
      where polname is not null or rolbypassrls or not relrowsecurity or relkind in ('v', 'm')
      group by relation, role, operation`,
    [ROLES],
  )
  const matrix: AccessMatrix = {}
  for (const { relation, role, operation, scope } of rows) {
    const cells = matrix[relation] ?? {}
    cells[role] = [...(cells[role]?.split(' ') ?? []), `${operation}:${scope}`].sort().join(' ')
    matrix[relation] = cells
  }
  return matrix
}

/** Every table and view there is, also those that nobody can touch. */
export async function readRelations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ relation: string }>(
    `select format('%s.%s', n.nspname, c.relname) as relation
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('shop', 'internal', 'auth') and c.relkind in ('r', 'p', 'v', 'm') order by 1`,
  )
  return rows.map(({ relation }) => relation)
}
