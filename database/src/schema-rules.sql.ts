import type pg from 'pg'

/** Schemas whose every object follows our rules; the others belong to libraries. */
const OURS = "n.nspname in ('shop', 'internal')"

// Each query names the objects that break one rule.
const RULES = {
  'a table has row-level security': `
    select format('%I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and ${OURS} and not c.relrowsecurity`,
  'a table says what it is for': `
    select format('%I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v') and ${OURS} and obj_description(c.oid, 'pg_class') is null`,
  'a policy says what it allows': `
    select format('%I on %I.%I', p.polname, n.nspname, c.relname)
      from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and obj_description(p.oid, 'pg_policy') is null`,
  'a view runs with the rights of who asks': `
    select format('%I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('v', 'm') and ${OURS} and not coalesce('security_invoker=true' = any (c.reloptions), false)`,
  // An empty one lets the caller's temporary types come first.
  'a function fixes its search_path': `
    select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where (${OURS} or n.nspname = 'auth') and not coalesce('search_path=pg_catalog, pg_temp' = any (p.proconfig), false)`,
  'everything belongs to the owner of the schema': `
    select format('%s %s', o.kind, o.name) from (
      select 'relation' as kind, c.oid::regclass::text as name, c.relnamespace as schema, c.relowner as owner
        from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'S')
      union all select 'function', p.oid::regprocedure::text, p.pronamespace, p.proowner from pg_proc p
      union all select 'type', t.oid::regtype::text, t.typnamespace, t.typowner from pg_type t
      union all select 'schema', m.nspname, m.oid, m.nspowner from pg_namespace m
    ) o join pg_namespace n on n.oid = o.schema
     where (${OURS} or n.nspname in ('auth', 'migrations')) and o.owner <> 'shop_owner'::regrole`,
  'a function is not open to everybody by default': `
    select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where ${OURS} and has_function_privilege('public', p.oid, 'execute')`,
  'a foreign key says what happens on delete': `
    select format('%I on %s', k.conname, k.conrelid::regclass) from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and ${OURS} and k.confdeltype = 'a'`,
  'a foreign key has an index': `
    select format('%I on %s', k.conname, k.conrelid::regclass) from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and ${OURS}
       -- There is one storefront or a handful: no query begins with it alone.
       and k.confrelid <> 'shop.storefronts'::regclass
       and not exists (
         select from pg_index i where i.indrelid = k.conrelid
            and i.indkey[0] = any (k.conkey)
            and (i.indkey[0] <> (select a.attnum from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'storefront_id')
              or i.indkey[1] = any (k.conkey)) is not false)`,
  'internal tables are closed': `
    select format('%s on %I.%I', string_agg(distinct g.privilege_type, ', '), n.nspname, c.relname)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) g
     where n.nspname = 'internal' and g.grantee::regrole::text in
       ('anon', 'customer', 'shop_readers', 'staff_readers', 'staff_support', 'staff_warehouse', 'staff_content', 'staff_accounting',
        'staff_admin')
     group by n.nspname, c.relname`,
}

interface RuleBreach {
  rule: string
  object: string
}

/** Objects that break the rules of the schema; a migration that adds one fails the tests. */
export async function findRuleBreaches(client: pg.ClientBase): Promise<RuleBreach[]> {
  const breaches: RuleBreach[] = []
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await client.query<Record<string, string>>(query)
    breaches.push(...rows.map((row) => ({ rule, object: Object.values(row)[0] ?? '' })))
  }
  return breaches
}
