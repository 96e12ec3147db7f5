import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { z } from 'zod'
import { loadPlaces } from './load-places.ts'
import type { Place } from './place.ts'
import { hasPlacesBelow, type MergeResult } from './places.sql.ts'

const FIRST_DEMO_CODE = 990_000_001
const FILE = new URL('../../seed/demo/addresses.json', import.meta.url)

const Demo = z.object({
  addresses: z.array(
    z.object({
      kodAdresy: z.number(),
      kodObce: z.number(),
      obec: z.string(),
      castObce: z.string(),
      ulice: z.string().nullable(),
      typSO: z.string(),
      cisloDomovni: z.number(),
      cisloOrientacni: z.number().nullable(),
      znakCislaOrientacniho: z.string().nullable(),
      psc: z.string(),
    }),
  ),
})

/** Sample addresses: real towns and streets, invented numbers under codes that the register does not use. */
export async function loadDemoPlaces(client: pg.ClientBase): Promise<MergeResult | null> {
  // Whoever has imported the register keeps it.
  if (await hasPlacesBelow(client, FIRST_DEMO_CODE)) return null
  const { addresses } = Demo.parse(JSON.parse(await readFile(FILE, 'utf8')))
  return loadPlaces(client, addresses.map(toPlace))
}

function toPlace(row: z.infer<typeof Demo>['addresses'][number]): Place {
  return {
    code: row.kodAdresy,
    municipalityCode: row.kodObce,
    municipality: row.obec,
    part: row.castObce,
    street: row.ulice ?? '',
    isEvidence: row.typSO.startsWith('č.ev'),
    houseNumber: row.cisloDomovni,
    orientationNumber: row.cisloOrientacni,
    orientationLetter: row.znakCislaOrientacniho,
    zip: row.psc,
  }
}
