import type pg from 'pg'

export const KINDS = ['beginning', 'whole', 'with an error'] as const

export interface Typing {
  kind: (typeof KINDS)[number]
  text: string
  /** The street that must be among the suggestions; empty while too little is typed to tell. */
  wanted: string
}

/** What people would type on their way to addresses that exist: beginnings, whole lines, and lines with one slip. */
export async function readTypings(client: pg.Client, count: number): Promise<Typing[]> {
  await client.query('select setseed(0.5)')
  const { rows } = await client.query<{ name: string; number: string; city: string }>(
    `select s.name, internal.house_label(p) as number, s.municipality as city
       from internal.address_places p join internal.address_streets s on s.id = p.street_id
      where p.code in (select 1000001 + floor(random() * 2000000)::bigint from generate_series(1, $1 * 2))
      order by random() limit $1`,
    [count],
  )
  return rows.map(({ name, number, city }, index) => {
    const whole = `${name} ${number}, ${city}`
    if (index % 3 === 0) return { kind: 'beginning', text: whole.slice(0, 3 + (index % 12)), wanted: '' }
    if (index % 3 === 1) return { kind: 'whole', text: withoutMarks(whole), wanted: name }
    return { kind: 'with an error', text: `${slip(name, index)} ${number} ${city}`, wanted: name }
  })
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** One letter left out, doubled or swapped with the next, never the first. */
function slip(name: string, index: number): string {
  if (name.length < 5) return name
  const at = 1 + (index % (name.length - 3))
  if (index % 2 === 0) return name.slice(0, at) + name.slice(at + 1)
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2)
}
