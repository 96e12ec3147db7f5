import type pg from 'pg'

export interface GrownStreet {
  municipalityCode: number
  municipality: string
  part: string
  street: string
}

export async function insertGrownStreets(client: pg.ClientBase, streets: GrownStreet[]): Promise<void> {
  await client.query(
    `insert into internal.address_streets (municipality_code, municipality, part, street)
     select * from unnest($1::integer[], $2::text[], $3::text[], $4::text[])`,
    [
      streets.map(({ municipalityCode }) => municipalityCode),
      streets.map(({ municipality }) => municipality),
      streets.map(({ part }) => part),
      streets.map(({ street }) => street),
    ],
  )
}

/** Short streets and long ones: from a handful of houses to a thousand, as many as asked for in all. */
export async function insertGrownPlaces(client: pg.ClientBase, places: number): Promise<void> {
  await client.query(
    `with sized as (
       -- Deterministic and skewed: most streets are short.
       select id, street, 1 + power(abs(hashint4(id)) / 2147483647.0, 6) * 60 as weight from internal.address_streets
     ), planned as (
       select id, street, ceil(weight * $1 / sum(weight) over ())::integer as houses from sized
     )
     insert into internal.address_places (code, street_id, house_number, orientation_number, zip)
     select row_number() over () + 1000000, p.id, 1 + (abs(hashint4(p.id)) % 3000 + n * 7) % 9000,
            case when p.street <> '' then n end, lpad((10000 + abs(hashint4(p.id)) % 69000)::text, 5, '0')
       from planned p cross join lateral generate_series(1, p.houses) n
      limit $1`,
    [places],
  )
}
