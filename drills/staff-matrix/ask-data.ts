import { inParallel } from '@shop/stack/buyer'
import type { Urls } from '@shop/stack/processes'
import type pg from 'pg'
import { FUNCTIONS, READS, WRITES } from './expected-data.ts'
import { CALLERS, type Caller } from './people.ts'

export interface Verdict {
  asked: number
  faults: string[]
}

const AT_ONCE = 6
const isRefused = (status: number): boolean => status === 401 || status === 403

interface Column {
  relation: string
  name: string
  isView: boolean
  /** Nobody writes what the database makes itself; it says so before it asks for rights. */
  isMade: boolean
}

/** Every column of every table and view, read; every table and view, written; every function, called. */
export async function askData(urls: Urls, pool: pg.Pool, callers: readonly Caller[]): Promise<Verdict> {
  const { rows: columns } = await pool.query<Column>(
    `select c.relname as relation, a.attname as name, c.relkind in ('v', 'm') as "isView", a.attidentity = 'a' or a.attgenerated <> '' as "isMade"
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'shop'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped order by 1, a.attnum`,
  )
  const { rows: functions } = await pool.query<{ name: string }>(
    // A trigger cannot be called, and a function of one row is a column.
    `select distinct p.proname as name from pg_proc p where p.pronamespace = 'shop'::regnamespace and p.prorettype <> 'trigger'::regtype`,
  )
  const relations = [...new Set(columns.map(({ relation }) => relation))]
  const faults = [
    ...relations.filter((name) => !(name in READS)).map((name) => `${name} is not in the table of what may be read`),
    ...functions
      .filter(({ name }) => !(name in FUNCTIONS))
      .map(({ name }) => `/rpc/${name} is not in the table of functions`),
    ...gone(READS, [...relations, ...columns.map(({ relation, name }) => `${relation}.${name}`)]),
    ...gone(
      FUNCTIONS,
      functions.map(({ name }) => name),
    ),
  ]
  let asked = 0
  // A view that nobody can write says so, whoever asks: that is no less a no.
  const views = new Set(columns.filter(({ isView }) => isView).map(({ relation }) => relation))
  const judge = async (caller: Caller, what: string, may: boolean, send: () => Promise<Response>, of = '') => {
    const { status } = await send()
    asked += 1
    const isNo = isRefused(status) || (views.has(of) && status >= 400)
    if ((status >= 500 && !isNo) || may === isNo) faults.push(`${CALLERS[caller.letter]}: ${what} answered ${status}`)
  }
  for (const caller of callers) {
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${urls.data}${path}`, { ...init, headers: { ...headersOf(caller), ...init.headers } })
    await inParallel(columns, AT_ONCE, ({ relation, name }) => {
      const who = READS[`${relation}.${name}`] ?? READS[relation] ?? ''
      return judge(caller, `GET ${relation}.${name}`, may(who, caller), () =>
        ask(`/${relation}?select=${name}&limit=1`),
      )
    })
    await inParallel(relations, AT_ONCE, async (relation) => {
      const own = columns.filter((column) => column.relation === relation)
      const key = own.find(({ isMade }) => !isMade)?.name ?? own[0]?.name ?? ''
      const mayWrite = may(WRITES[relation] ?? '', caller)
      // A row that is and is not: rights are asked, nothing is touched.
      await judge(
        caller,
        `DELETE ${relation}`,
        mayWrite,
        () => ask(`/${relation}?${key}=is.null&${key}=not.is.null`, { method: 'DELETE' }),
        relation,
      )
      if (mayWrite) return
      await judge(caller, `POST ${relation}`, false, () => ask(`/${relation}`, json('POST', { [key]: null })), relation)
      await judge(
        caller,
        `PATCH ${relation}`,
        false,
        () => ask(`/${relation}?${key}=is.null&${key}=not.is.null`, json('PATCH', { [key]: null })),
        relation,
      )
    })
    for (const [name, { who, args }] of Object.entries(FUNCTIONS)) {
      await judge(caller, `/rpc/${name}`, may(who, caller), () => ask(`/rpc/${name}`, json('POST', args)))
    }
  }
  return { asked, faults }
}

/** An owner reads as an admin, also with an old proof; who is disabled or has one factor reads nothing, not even what visitors read. */
function may(who: string, { letter }: Caller): boolean {
  if (letter === 'x') return false
  if (letter === 'f') return who.includes('a')
  return who.includes(letter === 'o' || letter === 'p' ? 'd' : letter)
}

function gone(table: object, there: readonly string[]): string[] {
  return Object.keys(table)
    .filter((name) => !there.includes(name))
    .map((name) => `${name} is in the table and nowhere else`)
}

function headersOf({ token }: Caller): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {}
}

function json(method: string, body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
