import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Place } from './place.ts'
import { readRuianFolder } from './read-ruian-csv.ts'

const HEADER =
  'Kód ADM;Kód obce;Název obce;Kód MOMC;Název MOMC;Kód obvodu Prahy;Název obvodu Prahy;Kód části obce;Název části obce;Kód ulice;Název ulice;Typ SO;Číslo domovní;Číslo orientační;Znak čísla orientačního;PSČ;Souřadnice Y;Souřadnice X;Platí Od'
const ROWS = [
  '22714;554782;Praha;500143;Praha 5;51;Praha 5;400301;Smíchov;462691;Radlická;č.p.;3294;10;a;15000;744000.1;1045000.2;2012-01-01T00:00:00',
  '19033;588491;Olší;;;;;110752;Olší;;;č.p.;48;;;58856;640000.1;1120000.2;2011-07-01T00:00:00',
  '19034;588491;Olší;;;;;110752;Olší;;;č.ev.;12;;;58856;;;2011-07-01T00:00:00',
]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ruian-'))
})

/** The letters of the office's encoding that Czech needs and ASCII has not. */
function toWindows1250(text: string): Buffer {
  const decoder = new TextDecoder('windows-1250')
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]))
  return Buffer.from([...text].map((letter) => codes.get(letter) ?? 0x3f))
}

async function read(...files: string[]): Promise<Place[]> {
  const dir = await mkdtemp(join(folder, 'set-'))
  for (const [index, text] of files.entries())
    await writeFile(join(dir, `2026_OB_${index}_ADR.csv`), toWindows1250(text))
  const places: Place[] = []
  for await (const place of readRuianFolder(dir)) places.push(place)
  return places
}

test('official files are read with their letters, missing streets and cottages', async () => {
  const places = await read([HEADER, ROWS[0]].join('\r\n'), `${[HEADER, ROWS[1], ROWS[2]].join('\r\n')}\r\n`)
  expect(places).toEqual([
    {
      code: 22714,
      municipalityCode: 554782,
      municipality: 'Praha',
      part: 'Smíchov',
      street: 'Radlická',
      isEvidence: false,
      houseNumber: 3294,
      orientationNumber: 10,
      orientationLetter: 'a',
      zip: '15000',
    },
    expect.objectContaining({
      code: 19033,
      municipality: 'Olší',
      street: '',
      houseNumber: 48,
      orientationNumber: null,
    }),
    expect.objectContaining({ code: 19034, isEvidence: true, houseNumber: 12 }),
  ])
})

test('columns are found by name, in whatever order', async () => {
  const [place] = await read(
    'PSČ;Název obce;Kód obce;Kód ADM;Název části obce;Název ulice;Typ SO;Číslo domovní;Číslo orientační;Znak čísla orientačního\n60200;Brno;582786;5;Staré Brno;Hlavní;č.p.;15;;',
  )
  expect(place).toMatchObject({ code: 5, zip: '60200', street: 'Hlavní', houseNumber: 15 })
})

test.each([
  ['a quoted name with a semicolon', '"U Lípy; dolní"', 'U Lípy; dolní'],
  ['a quoted name with quotes', '"Ulice ""Na Růžku"""', 'Ulice "Na Růžku"'],
  ['a quote inside a name', 'Ulice "Na Růžku" dolní', 'Ulice "Na Růžku" dolní'],
  ['spaces around a name', '  Hlavní ', 'Hlavní'],
])('%s is read', async (_what, written, street) => {
  const [place] = await read(`${HEADER}\n5;582786;Brno;;;;;;Staré Brno;;${written};č.p.;15;;;60200;;;`)
  expect(place).toMatchObject({ street, houseNumber: 15, zip: '60200' })
})

test('empty lines are passed over, a short row is one without its last cells, and a fault names its line', async () => {
  const row = '5;582786;Brno;;;;;;Staré Brno;;Hlavní;č.p.;15;;;60200'
  expect(await read(`${HEADER}\r\n\r\n${row}\r\n\r\n`)).toMatchObject([{ code: 5, zip: '60200' }])
  await expect(read(`${HEADER}\n\n${row}\nx${row}`)).rejects.toThrow(/:4: "Kód ADM" is not a number/)
})

test('a file larger than what is read at once keeps its letters', async () => {
  const rows = Array.from(
    { length: 3000 },
    (_, index) => `${index};582786;Brno;;;;;;Řečkovice;;Žižkova;č.p.;15;;;60200;;;`,
  )
  const places = await read([HEADER, ...rows].join('\r\n'))
  expect(places).toHaveLength(3000)
  expect(new Set(places.map(({ part, street }) => `${part} ${street}`))).toEqual(new Set(['Řečkovice Žižkova']))
})

test('a file of another kind is refused by name', async () => {
  await expect(read('a;b\n1;2')).rejects.toThrow('has no column "Kód ADM"')
  await expect(read(`${HEADER}\nabc;554782;Praha;;;;;;Smíchov;;;č.p.;1;;;15000;;;`)).rejects.toThrow(
    /:2: "Kód ADM" is not a number/,
  )
  await expect(read()).rejects.toThrow('There is no .csv file')
})
