import type pg from 'pg'
import { isNode, nodesOf, parseNodeTree, type Tree, type TreeNode } from './node-tree.ts'

interface KnownColumn {
  name: string
  type: number
  notNull: boolean
  /** The words a check allows, where one lists them. */
  words: readonly string[] | null
}

/** What the inference asks about the schema; keys are object identifiers of PostgreSQL. */
export interface Catalogue {
  columns: ReadonlyMap<number, ReadonlyMap<number, KnownColumn>>
  functions: ReadonlyMap<number, string>
  operators: ReadonlyMap<number, string>
  /** Name of a type, and of what it is an array of. */
  types: ReadonlyMap<number, { name: string; element: number | null }>
  views: ReadonlyMap<number, TreeNode>
}

export async function selectCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const rows = async <Row>(text: string) => (await client.query<Row & pg.QueryResultRow>(text)).rows
  const columns = await rows<{ relation: number; position: number; checks: string[] } & KnownColumn>(`
    select a.attrelid::int4 as relation, a.attnum as position, a.attname::text as name, a.atttypid::int4 as type,
           a.attnotnull as "notNull",
           array(select pg_get_constraintdef(c.oid) from pg_constraint c
                  where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as checks
      from pg_attribute a join pg_class r on r.oid = a.attrelid
     where r.relkind in ('r', 'p', 'v', 'm') and not a.attisdropped and a.attnum > 0
       and r.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)`)
  const named = async (text: string) =>
    new Map((await rows<{ id: number; name: string }>(text)).map(({ id, name }) => [id, name]))
  const types = await rows<{ id: number; name: string; element: number | null }>(
    `select oid::int4 as id, typname::text as name, nullif(case when typcategory = 'A' then typelem else 0 end, 0)::int4 as element from pg_type`,
  )
  const views = await rows<{ id: number; tree: string }>(
    `select r.ev_class::int4 as id, r.ev_action::text as tree from pg_rewrite r join pg_class c on c.oid = r.ev_class
      where c.relkind = 'v' and r.ev_type = '1' and c.relnamespace <> all (array['pg_catalog', 'information_schema']::regnamespace[])`,
  )
  return {
    columns: new Map(
      [...Map.groupBy(columns, ({ relation }) => relation)].map(([relation, list]) => [
        relation,
        new Map(list.map(({ position, checks, ...column }) => [position, { ...column, words: wordsOf(checks) }])),
      ]),
    ),
    functions: await named('select oid::int4 as id, proname::text as name from pg_proc'),
    operators: await named('select oid::int4 as id, oprname::text as name from pg_operator'),
    types: new Map(types.map(({ id, name, element }) => [id, { name, element }])),
    views: new Map(views.map(({ id, tree }) => [id, firstQuery(parseNodeTree(tree))])),
  }
}

const WORD_LIST = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/

function wordsOf(checks: readonly string[]): string[] | null {
  for (const check of checks) {
    const list = WORD_LIST.exec(check)?.[1]
    if (list) return [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => word ?? '')
  }
  return null
}

/**
 * The statement as PostgreSQL has understood it. A function with a body of its own keeps exactly that, parameters and all; the
 * types of the parameters come from preparing it first.
 */
export async function analyseStatement(client: pg.ClientBase, text: string): Promise<TreeNode> {
  try {
    const types = await lastValue(
      client,
      `begin; prepare described as ${text};
       select array_to_string(parameter_types::text[], ', ') from pg_prepared_statements where name = 'described'`,
    )
    const tree = await lastValue(
      client,
      `create function pg_temp.described(${types}) returns void language sql begin atomic ${text}; end;
       select prosqlbody::text from pg_proc where pronamespace = pg_my_temp_schema() and proname = 'described'`,
    )
    return firstQuery(parseNodeTree(tree))
  } finally {
    await client.query('rollback; deallocate all')
  }
}

/** Several statements go to the server together: there are hundreds to describe, and each journey costs more than the answer. */
async function lastValue(client: pg.ClientBase, text: string): Promise<string> {
  const results: unknown = await client.query({ text, rowMode: 'array' })
  const last = Array.isArray(results) ? results.at(-1) : results
  return String(last.rows[0][0])
}

/** Both a body and a rule are lists around the query itself. */
function firstQuery(tree: Tree): TreeNode {
  if (isNode(tree)) return tree
  const [first] = Array.isArray(tree) ? tree : []
  if (first === undefined) throw new Error('A tree without a query.')
  return nodesOf(tree)[0] ?? firstQuery(first)
}
