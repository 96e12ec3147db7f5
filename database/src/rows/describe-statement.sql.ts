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
 * Statements as PostgreSQL has understood them. A function with a body of its own keeps exactly that, parameters and all; the
 * types of the parameters come from preparing it first. All go to the server together: there are hundreds, and a journey costs
 * more than an answer.
 */
export async function analyseStatements(client: pg.ClientBase, texts: readonly string[]): Promise<TreeNode[]> {
  await client.query('begin')
  try {
    await client.query(texts.map((text, index) => `prepare s${index} as ${text}\n`).join(';'))
    const prepared = await client.query<{ name: string; types: string }>(
      `select name, array_to_string(parameter_types::text[], ', ') as types from pg_prepared_statements`,
    )
    const types = new Map(prepared.rows.map((row) => [row.name, row.types]))
    const bodies = texts.map(
      (text, index) =>
        `create function pg_temp.s${index}(${types.get(`s${index}`)}) returns void language sql begin atomic ${text}\n; end`,
    )
    await client.query(bodies.join(';'))
    const kept = await client.query<{ name: string; tree: string }>(
      `select proname::text as name, prosqlbody::text as tree from pg_proc where pronamespace = pg_my_temp_schema()`,
    )
    const trees = new Map(kept.rows.map((row) => [row.name, row.tree]))
    return texts.map((_, index) => firstQuery(parseNodeTree(trees.get(`s${index}`) ?? '')))
  } finally {
    await client.query('rollback; deallocate all')
  }
}

/** Both a body and a rule are lists around the query itself. */
function firstQuery(tree: Tree): TreeNode {
  if (isNode(tree)) return tree
  const [first] = Array.isArray(tree) ? tree : []
  if (first === undefined) throw new Error('A tree without a query.')
  return nodesOf(tree)[0] ?? firstQuery(first)
}
