/** An entry as the delivery API gives it. */
export interface FakeEntry {
  sys: { id: string; type: 'Entry'; updatedAt: string; contentType: { sys: { id: string } } }
  fields: Record<string, unknown>
}

export function fakeEntry(contentType: string, id: string, fields: Record<string, unknown>): FakeEntry {
  return {
    sys: { id, type: 'Entry', updatedAt: '2026-11-01T08:00:00Z', contentType: { sys: { id: contentType } } },
    fields,
  }
}

export function fakeLink(id: string): { sys: { type: 'Link'; linkType: 'Entry'; id: string } } {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

/** Parameters that are not conditions. */
const CONTROLS = new Set(['content_type', 'locale', 'include', 'order', 'skip', 'limit', 'access_token', 'query'])
const MAX_LIMIT = 1000

/** Null when a parameter is one the API does not know. */
export function selectEntries(all: readonly FakeEntry[], query: URLSearchParams) {
  const byId = new Map(all.map((entry) => [entry.sys.id, entry]))
  const limit = Number(query.get('limit') ?? 100)
  const skip = Number(query.get('skip') ?? 0)
  const conditions = [...query].filter(([name]) => !CONTROLS.has(name))
  if (limit > MAX_LIMIT || conditions.some(([name]) => !/^(?:fields|sys)\.[\w.]+(?:\[\w+\])?$/.test(name))) return null

  const found = all
    .filter((entry) => entry.sys.contentType.sys.id === query.get('content_type'))
    .filter((entry) => holdsWords(entry, query.get('query') ?? ''))
    .filter((entry) => conditions.every(([name, wanted]) => fits(entry, name, wanted, byId)))
    .toSorted(byOrder(query.get('order') ?? 'sys.id', byId))
  const items = found.slice(skip, skip + limit)
  const includes = linkedFrom(items, byId, Number(query.get('include') ?? 1))
  return { items, total: found.length, skip, limit, includes }
}

/** The service's own full-text search, as roughly as a fake needs it. */
function holdsWords({ fields }: FakeEntry, words: string): boolean {
  const text = fold(JSON.stringify(fields))
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function fits(entry: FakeEntry, name: string, wanted: string, byId: Map<string, FakeEntry>): boolean {
  const [, path = '', operator = 'eq'] = /^(.+?)(?:\[(\w+)\])?$/.exec(name) ?? []
  const value = read(entry, path, byId)
  if (operator === 'in') return wanted.split(',').includes(String(value))
  if (operator === 'lte') return value !== undefined && Date.parse(String(value)) <= Date.parse(wanted)
  if (operator === 'exists') return (value !== undefined && value !== null) === (wanted === 'true')
  return String(value) === wanted
}

/** Follows a link on the way: `fields.category.fields.slug` reads the slug of the category. */
function read(entry: FakeEntry, path: string, byId: Map<string, FakeEntry>): unknown {
  let value: unknown = entry
  for (const part of path.split('.')) {
    const id = (value as { sys?: { type?: string; id?: string } } | null)?.sys
    if (part === 'fields' && id?.type === 'Link') value = byId.get(id.id ?? '')
    value = (value as Record<string, unknown> | null | undefined)?.[part]
  }
  return value
}

function byOrder(order: string, byId: Map<string, FakeEntry>) {
  const keys = order.split(',').map((key) => ({ path: key.replace(/^-/, ''), sign: key.startsWith('-') ? -1 : 1 }))
  return (one: FakeEntry, other: FakeEntry): number => {
    for (const { path, sign } of keys) {
      const difference = compare(read(one, path, byId), read(other, path, byId))
      if (difference !== 0) return sign * difference
    }
    return 0
  }
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other)
  return String(one).localeCompare(String(other), 'en')
}

function linkedFrom(items: FakeEntry[], byId: Map<string, FakeEntry>, depth: number): FakeEntry[] {
  const seen = new Map<string, FakeEntry>()
  let level = items
  for (let step = 0; step < depth; step++) {
    const ids = JSON.stringify(level.map(({ fields }) => fields)).matchAll(/"linkType":"Entry","id":"([^"]+)"/g)
    level = [...ids].flatMap(([, id = '']) => byId.get(id) ?? []).filter(({ sys }) => !seen.has(sys.id))
    for (const entry of level) seen.set(entry.sys.id, entry)
  }
  const shown = new Set(items.map(({ sys }) => sys.id))
  return [...seen.values()].filter(({ sys }) => !shown.has(sys.id))
}
