import type pg from 'pg'
import { type GrownStreet, insertGrownPlaces, insertGrownStreets } from './grow-places.sql.ts'
import { refreshStreets } from './places.sql.ts'

const MUNICIPALITIES = 6250
const STREETS = 100_000
const BATCH = 5000

// Names that stand in nearly every town; the register is full of them, and they are what makes searching hard.
const COMMON =
  'Nová|Zahradní|Školní|Lesní|Polní|Luční|Krátká|Dlouhá|Husova|Komenského|Palackého|Nádražní|Sokolská|Žižkova|Jiráskova|Smetanova|Havlíčkova|Masarykova|Tyršova|Květinová|Sadová|Lipová|Hřbitovní|Mlýnská|Okružní|Příčná|Horní|Dolní|Pražská|Brněnská|Hlavní|Nerudova|Dvořákova|Erbenova|Jungmannova|Riegrova|Wolkerova|Švermova|Fügnerova|Vrchlického|Na Výsluní|Na Kopci|Na Vyhlídce|Na Stráni|Pod Lesem|Pod Hájem|Pod Strání|U Rybníka|U Hřiště|U Školy|U Kostela|U Potoka|V Zahradách|V Údolí|Za Humny|Nad Vodou|K Lesu|K Nádraží|náměstí Míru|náměstí Svobody|28. října|17. listopadu|5. května|1. máje|9. května|Družstevní|Dělnická|Tovární|Průmyslová|Slunečná|Spojovací|Severní|Jižní|Východní|Západní|Sportovní|Zámecká|Panská|Kostelní|Farní|Kovářská|Hrnčířská|Sklářská|Hornická|Jabloňová|Třešňová|Višňová|Ořechová|Březová|Dubová|Jasanová|Javorová|Borová|Smrková|Modřínová|Růžová|Šeříková'.split(
    '|',
  )
const BEGINNINGS =
  'Ba Be Bo Bra Bře Ča Če Do Dra Du Ha He Hla Ho Hra Ja Je Ka Ko Kra Kři Ku La Le Li Lo Lu Ma Me Mi Mo Na Ne No Ol Pa Pe Plá Po Pra Při Ra Ro Ru Řep Sá Se Ska Slá So Stra Su Ša Ští Ta Te To Tře Ú Va Ve Vla Vo Vra Za Ze Zli Ža Že'.split(
    ' ',
  )
const MIDDLES = 'b d dl h hr j k kl l ld m mn n nd p pl r rd rk s sk st t tr v vl z zd ch š č ř'.split(' ')
const STREET_ENDINGS = ['ova', 'ská', 'ní', 'cká', 'ného', 'ých', 'ova třída', 'ovo nábřeží']
const TOWN_ENDINGS = [
  'ov',
  'ice',
  'ín',
  'any',
  'ec',
  'ná',
  'oves',
  'ovice',
  'iště',
  'ava',
  'ná Lhota',
  'ov nad Labem',
  'ice u Brna',
]

/**
 * Fills the index to the size of the whole register: invented towns and streets, with the common names as common as they
 * really are. The same seed gives the same country.
 */
export async function growPlaces(client: pg.ClientBase, places: number, seed = 20_261_115): Promise<void> {
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const invent = (endings: string[]) =>
    pick(BEGINNINGS) + pick(MIDDLES) + (random() < 0.4 ? `o${pick(MIDDLES)}` : '') + pick(endings)
  const towns = Array.from({ length: MUNICIPALITIES }, (_, index) => ({
    code: 500_000 + index,
    name: invent(TOWN_ENDINGS),
  }))
  const seen = new Set<string>()
  let batch: GrownStreet[] = []
  while (seen.size < STREETS) {
    // A few towns are large and hold most streets.
    const town = towns[Math.floor(random() ** 3 * towns.length)]
    if (!town) continue
    const part =
      random() < 0.5 ? town.name : `${town.name} ${pick(['I', 'II', 'III', 'IV', 'V', 'Město', 'Předměstí'])}`
    const street = random() < 0.12 ? '' : random() < 0.45 ? pick(COMMON) : invent(STREET_ENDINGS)
    const key = `${town.code}|${part}|${street}`
    if (seen.has(key)) continue
    seen.add(key)
    batch.push({ municipalityCode: town.code, municipality: town.name, part, street })
    if (batch.length < BATCH) continue
    await insertGrownStreets(client, batch)
    batch = []
  }
  await insertGrownStreets(client, batch)
  await insertGrownPlaces(client, places)
  await refreshStreets(client)
}

/** Mulberry32: small, fast and the same everywhere. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
