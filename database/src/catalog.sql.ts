import type pg from 'pg'

export interface Column {
  relation: string
  /** r table, v view */
  kind: 'r' | 'v'
  name: string
  type: string
  isArray: boolean
  notNull: boolean
  hasDefault: boolean
  /** Written by the database alone. */
  generated: boolean
}

export interface ForeignKey {
  relation: string
  name: string
  columns: string[]
  target: string
  targetColumns: string[]
  oneToOne: boolean
}

export interface Routine {
  name: string
  argNames: string[]
  argTypes: string[]
  argModes: string[] | null
  defaults: number
  returnType: string
  returnsSet: boolean
  returnsRelation: string | null
}

export async function selectColumns(client: pg.ClientBase, schema: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as relation, c.relkind as kind, a.attname as name,
            coalesce(nullif(t.typelem, 0)::regtype::text, t.oid::regtype::text) as type,
            t.typcategory = 'A' as "isArray", a.attnotnull as "notNull",
            a.atthasdef or a.attidentity <> '' as "hasDefault",
            a.attgenerated <> '' or a.attidentity = 'a' as generated
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       join pg_type t on t.oid = a.atttypid
      where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v')
      order by c.relname, a.attname`,
    [schema],
  )
  return rows
}

export async function selectForeignKeys(client: pg.ClientBase, schema: string): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as relation, k.conname as name, f.relname as target,
            array(select a.attname from unnest(k.conkey) with ordinality u(n, o) join pg_attribute a
                  on a.attrelid = k.conrelid and a.attnum = u.n order by u.o)::text[] as columns,
            array(select a.attname from unnest(k.confkey) with ordinality u(n, o) join pg_attribute a
                  on a.attrelid = k.confrelid and a.attnum = u.n order by u.o)::text[] as "targetColumns",
            exists (select from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
                    and u.conkey <@ k.conkey) as "oneToOne"
       from pg_constraint k
       join pg_class c on c.oid = k.conrelid
       join pg_class f on f.oid = k.confrelid
      where k.contype = 'f' and c.relnamespace = $1::regnamespace and f.relnamespace = $1::regnamespace
      order by c.relname, k.conname`,
    [schema],
  )
  return rows
}

export async function selectRoutines(client: pg.ClientBase, schema: string): Promise<Routine[]> {
  const { rows } = await client.query<Routine>(
    `select p.proname as name, coalesce(p.proargnames, '{}')::text[] as "argNames",
            array(select u.t::regtype::text from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(t, o)
                  order by u.o)::text[] as "argTypes",
            p.proargmodes::text[] as "argModes", p.pronargdefaults as defaults,
            p.prorettype::regtype::text as "returnType", p.proretset as "returnsSet",
            (select r.relname from pg_class r where r.oid = t.typrelid and r.relnamespace = $1::regnamespace
                and r.relkind in ('r', 'v')) as "returnsRelation"
       from pg_proc p
       join pg_type t on t.oid = p.prorettype
      where p.pronamespace = $1::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
      order by p.proname, p.oid`,
    [schema],
  )
  return rows
}
