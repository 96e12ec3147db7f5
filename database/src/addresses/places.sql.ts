import type pg from 'pg'
import type { Place } from './place.ts'

export async function createImportTable(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create temporary table imported_places (
      code bigint, municipality_code integer, municipality text, part text, street text, is_evidence boolean,
      house_number integer, orientation_number integer, orientation_letter text, zip text
    ) on commit drop`)
}

export async function insertImported(client: pg.ClientBase, places: Place[]): Promise<void> {
  await client.query(
    `insert into imported_places
     select * from unnest($1::bigint[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::integer[],
       $8::integer[], $9::text[], $10::text[])`,
    [
      places.map(({ code }) => code),
      places.map(({ municipalityCode }) => municipalityCode),
      places.map(({ municipality }) => municipality),
      places.map(({ part }) => part),
      places.map(({ street }) => street),
      places.map(({ isEvidence }) => isEvidence),
      places.map(({ houseNumber }) => houseNumber),
      places.map(({ orientationNumber }) => orientationNumber),
      places.map(({ orientationLetter }) => orientationLetter),
      places.map(({ zip }) => zip),
    ],
  )
}

export interface MergeResult {
  saved: number
  removed: number
  streets: number
}

export async function mergeImported(client: pg.ClientBase): Promise<MergeResult> {
  await client.query('analyze imported_places')
  await client.query(`
    insert into internal.address_streets (municipality_code, municipality, part, street)
    select distinct municipality_code, municipality, part, street from imported_places
    on conflict (municipality_code, part, street) do nothing`)
  const saved = await client.query(`
    insert into internal.address_places as p
      (code, street_id, is_evidence, house_number, orientation_number, orientation_letter, zip)
    select i.code, s.id, i.is_evidence, i.house_number, i.orientation_number, i.orientation_letter, i.zip
      from imported_places i
      join internal.address_streets s using (municipality_code, part, street)
    on conflict (code) do update set street_id = excluded.street_id, is_evidence = excluded.is_evidence,
      house_number = excluded.house_number, orientation_number = excluded.orientation_number,
      orientation_letter = excluded.orientation_letter, zip = excluded.zip
      where (p.street_id, p.is_evidence, p.house_number, p.orientation_number, p.orientation_letter, p.zip)
        is distinct from (excluded.street_id, excluded.is_evidence, excluded.house_number, excluded.orientation_number,
          excluded.orientation_letter, excluded.zip)`)
  const removed = await client.query(`
    delete from internal.address_places p where not exists (select from imported_places i where i.code = p.code)`)
  const streets = await refreshStreets(client)
  return { saved: saved.rowCount ?? 0, removed: removed.rowCount ?? 0, streets }
}

/** How many houses a street has decides its place among suggestions; one without houses is gone. */
export async function refreshStreets(client: pg.ClientBase): Promise<number> {
  await client.query(`
    update internal.address_streets s set places = n.places
      from (select street_id, count(*)::integer as places from internal.address_places group by street_id) n
     where n.street_id = s.id and n.places <> s.places`)
  await client.query(`
    delete from internal.address_streets s
     where not exists (select from internal.address_places p where p.street_id = s.id)`)
  await client.query('select internal.refresh_address_words()')
  const { rows } = await client.query('select count(*)::integer as streets from internal.address_streets')
  return rows[0].streets
}

export async function hasPlacesBelow(client: pg.ClientBase, code: number): Promise<boolean> {
  const { rowCount } = await client.query('select from internal.address_places where code < $1 limit 1', [code])
  return rowCount === 1
}
