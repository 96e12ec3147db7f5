import fc from 'fast-check'
import { CALLERS } from './secrets.ts'
import { FUNCTIONS, HOSTILE, kindOf, OPERATORS, RELATED, TABLES, TARGETS, TESTS, VALUES } from './vocabulary.ts'

export interface FuzzRequest {
  caller: number
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  /** A plain read of a table whose first column is its key: every key in the answer must be visible to the caller. */
  keyOf?: string
}

const pick = <Item>(items: readonly Item[]) => fc.constantFrom(...items)
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const caller = fc.nat({ max: CALLERS.length - 1 })
const text = fc.oneof(
  { weight: 6, arbitrary: pick(VALUES) },
  { weight: 2, arbitrary: pick(HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)

const column = (table: string) => pick(TABLES[table] ?? ['id'])
const anyTest = fc
  .tuple(fc.boolean(), pick(OPERATORS), text)
  .map(([negated, operator, value]) => `${negated ? 'not.' : ''}${operator}.${value}`)

/** A column and a test of it; mostly one that makes sense. */
const condition = (table: string) =>
  column(table).chain((name) => {
    const sensible = pick(TESTS[kindOf(table, name)])
    const tests = fc.oneof({ weight: 6, arbitrary: sensible }, { weight: 1, arbitrary: anyTest })
    return tests.map((text) => [name, text] as const)
  })

function selectOf(table: string, depth = 0): fc.Arbitrary<string> {
  const field = fc
    .tuple(column(table), pick(['', '', '', '::text', '->a', '->>0', '::int']), pick(['', '', 'x:']))
    .map(([name, rest, alias]) => alias + name + rest)
  const target = fc.oneof(
    { weight: 5, arbitrary: pick(RELATED[table] ?? TARGETS) },
    { weight: 1, arbitrary: pick(TARGETS) },
  )
  const embed = fc
    .tuple(target, pick(['', '', '', '!inner', '!left', '!id']), pick(['', '', 'e:', '...']))
    .chain(([name, join, prefix]) => {
      const inside =
        depth > 1 ? fc.constant('*') : fc.oneof(fc.constant('*'), fc.constant(''), selectOf(name, depth + 1))
      return inside.map((items) => `${prefix}${name}${join}(${items})`)
    })
  const item = depth > 2 ? field : fc.oneof({ weight: 3, arbitrary: field }, { weight: 1, arbitrary: embed })
  const list = fc.array(item, { minLength: 1, maxLength: 3 }).map((items) => items.join())
  return fc.oneof({ weight: 1, arbitrary: fc.constant('*') }, { weight: 2, arbitrary: list })
}

function parametersOf(table: string): fc.Arbitrary<string[]> {
  const filter = condition(table).map(([name, test]) => `${name}=${encoded(test)}`)
  const embedded = fc.tuple(pick(TARGETS), anyTest).map(([target, test]) => `${target}.id=${encoded(test)}`)
  const tests = fc.array(
    condition(table).map(([name, test]) => `${name}.${test}`),
    { minLength: 1, maxLength: 3 },
  )
  const logic = fc
    .tuple(pick(['or', 'and', 'not.or', 'or', 'and', 'variants.or']), tests)
    .map(([name, list]) => `${name}=${encoded(`(${list.join()})`)}`)
  const order = fc
    .tuple(column(table), pick(['', '.desc', '.asc.nullsfirst', '.desc', '.sideways']))
    .map(([name, rest]) => `order=${name}${rest}`)
  const range = fc
    .tuple(pick(['limit', 'offset']), pick(['0', '1', '2', '5', '-1', 'x', '99999999999999999999']))
    .map(([name, value]) => `${name}=${value}`)
  const parameter = fc.oneof(
    { weight: 8, arbitrary: filter },
    { weight: 1, arbitrary: embedded },
    { weight: 3, arbitrary: logic },
    { weight: 3, arbitrary: order },
    { weight: 3, arbitrary: range },
  )
  return fc.array(parameter, { maxLength: 2 })
}

const someHeaders = fc.record(
  {
    Accept: pick([
      '*/*',
      'application/json',
      'text/csv',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.array+json;nulls=stripped',
      'x/y',
      ';;',
    ]),
    Prefer: pick([
      'count=exact',
      'count=planned',
      'count=estimated',
      'return=representation',
      'return=headers-only',
      'resolution=merge-duplicates',
      'missing=default',
      'handling=strict',
      'handling=strict, max-affected=1',
      'timezone=Europe/Prague',
      ',,,',
    ]),
    Range: pick(['0-1', '3-', '5-1', 'x', '0-99999999999999999999999']),
    'Accept-Profile': pick(['shop', 'backoffice', 'private', 'pg_catalog']),
    'Content-Profile': pick(['shop', 'backoffice', 'private']),
    'Content-Type': pick(['application/json', 'text/csv', 'application/x-www-form-urlencoded', 'text/plain', '?']),
    Cookie: pick(['a=1', '=;=', '"']),
  },
  { requiredKeys: [] },
)

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: pick(['count=exact', 'count=estimated', 'return=representation']).map((Prefer) => ({ Prefer })),
  },
  { weight: 1, arbitrary: someHeaders as fc.Arbitrary<Record<string, string>> },
)

/** A read whose answer can be checked row by row. */
const checkedRead: fc.Arbitrary<FuzzRequest> = pick([
  'products',
  'variants',
  'reviews',
  'customers',
  'orders',
  'drafts',
  'vault',
  'transfers',
]).chain((table) =>
  fc.tuple(caller, parametersOf(table)).map(([by, parameters]) => ({
    caller: by,
    method: 'GET',
    path: `/${table}?select=id&${parameters.filter((parameter) => !parameter.includes('.id=')).join('&')}`,
    headers: {},
    keyOf: table,
  })),
)

// Where something is hidden, more is asked.
const GUARDED = ['customers', 'orders', 'drafts', 'vault', 'reviews']
const anyTable = fc.oneof(pick(Object.keys(TABLES)), pick(GUARDED))

const read: fc.Arbitrary<FuzzRequest> = anyTable.chain((table) =>
  fc
    .tuple(caller, pick(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS']), selectOf(table), parametersOf(table), headers)
    .map(([by, method, select, parameters, some]) => ({
      caller: by,
      method,
      path: `/${table}?select=${encoded(select)}&${parameters.join('&')}`,
      headers: some,
    })),
)

const jsonBody = (table: string) =>
  fc.dictionary(
    column(table),
    fc.oneof(text, fc.integer(), fc.constant(null), fc.boolean(), fc.jsonValue({ maxDepth: 2 })),
    { maxKeys: 4 },
  )

const write: fc.Arbitrary<FuzzRequest> = anyTable.chain((table) =>
  fc
    .tuple(
      caller,
      pick(['POST', 'PATCH', 'PUT', 'DELETE']),
      parametersOf(table),
      selectOf(table),
      headers,
      fc.oneof(
        jsonBody(table).map((row) => JSON.stringify(row)),
        fc.array(jsonBody(table), { maxLength: 3 }).map((rows) => JSON.stringify(rows)),
        text,
      ),
    )
    .map(([by, method, parameters, select, some, body]) => ({
      caller: by,
      method,
      path: `/${table}?${parameters.join('&')}&select=${encoded(select)}`,
      headers: some,
      body,
    })),
)

const call: fc.Arbitrary<FuzzRequest> = pick(Object.keys(FUNCTIONS)).chain((name) => {
  const args = fc.oneof(
    { weight: 5, arbitrary: pick(FUNCTIONS[name] ?? [{}]) },
    { weight: 1, arbitrary: fc.dictionary(pick(['term', 'amount', 'extra']), text, { maxKeys: 3 }) },
  )
  const parameters = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: parametersOf('products') },
  )
  return fc
    .tuple(caller, pick(['GET', 'POST', 'HEAD']), args, parameters, headers)
    .map(([by, method, given, rest, some]) => {
      const query = method === 'POST' ? [] : Object.entries(given).map(([key, value]) => `${key}=${encoded(value)}`)
      const request = { caller: by, method, path: `/rpc/${name}?${[...query, ...rest].join('&')}`, headers: some }
      return method === 'POST' ? { ...request, body: JSON.stringify(given) } : request
    })
})

/** One of the above with something cut out, put in or doubled. */
const mutated: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.oneof(read, write, call),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), pick(['cut', 'insert', 'double']), pick(HOSTILE)), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([request, changes]) => ({ ...request, path: changes.reduce(change, request.path) }))

function change(path: string, [where, kind, what]: [number, string, string]): string {
  const at = 1 + Math.floor(where * (path.length - 1))
  if (kind === 'cut') return path.slice(0, at) + path.slice(at + 1 + Math.floor(where * 5))
  return path.slice(0, at) + (kind === 'insert' ? encoded(what) : path.slice(at, at + 8)) + path.slice(at)
}

const hostile: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    caller,
    pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'PROPFIND', 'OPTIONS']),
    pick([...TARGETS, ...HOSTILE, 'rpc/echo', 'rpc']),
    fc.array(fc.tuple(text, text), { maxLength: 3 }),
    pick(HOSTILE),
    text,
  )
  .map(([by, method, target, parameters, header, body]) => ({
    caller: by,
    method,
    path: `/${encoded(target).replace('%2F', '/')}?${parameters.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`,
    headers: {
      Prefer: clean(header),
      'Accept-Profile': clean(header),
      Accept: clean(header),
      'X-Request-Id': clean(header),
    },
    ...(method === 'POST' || method === 'PATCH' || method === 'PUT' ? { body } : {}),
  }))

function clean(header: string): string {
  return header.replace(/[^\x20-\x7e]/g, '')
}

export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 3, arbitrary: checkedRead },
  { weight: 4, arbitrary: read },
  { weight: 2, arbitrary: write },
  { weight: 2, arbitrary: call },
  { weight: 4, arbitrary: mutated },
  { weight: 2, arbitrary: hostile },
)
