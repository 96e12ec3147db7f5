import { expect, test } from 'vitest'
import { toPastedRows } from './csv-rows.ts'
import { readRows } from './read-rows.ts'

test.each([
  ['semicolons', 'Kód;Název;Ks\r\nCN-GR-KUR-A-12K;Kuře 12 kg;20\r\n', 2],
  ['commas', 'sku,name,pocet\nCN-GR-KUR-A-12K,"Kuře, rýže 12 kg",20', 2],
  ['tabs', 'Kód\tKs\nCN-GR-KUR-A-12K\t20', 2],
  ['a price beside the pieces', 'Kód;Množství;Cena\nCN-GR-KUR-A-12K;20;1031', 2],
  ['a price before the pieces', 'Kód;Cena;Ks\nCN-GR-KUR-A-12K;1031,00;20,00', 2],
  ['a name that holds pieces', 'Kód;Název;Ks\nCN-GR-KUR-A-12K;Sada 3 ks;20', 2],
  ['no headings', 'CN-GR-KUR-A-12K;20', 1],
  ['the mark of the encoding', '\uFEFFKód;Ks\nCN-GR-KUR-A-12K;20', 2],
  ['quotes over two rows', 'Kód;Poznámka;Ks\nCN-GR-KUR-A-12K;"pro ""Bena""\na Maxe; rychle";20', 2],
  ['a blank row', 'Kód;Ks\n\nCN-GR-KUR-A-12K;20', 3],
])('a file with %s is read as a pasted list', (_name, file, line) => {
  expect(readRows(toPastedRows(file)).at(-1)).toMatchObject({ kind: 'goods', line, sku: 'CN-GR-KUR-A-12K', pieces: 20 })
})

test.each(['Kód;Ks', 'Kód,Název,Cena', 'Kod\tMnozstvi'])('the headings %s stay headings', (file) => {
  expect(readRows(toPastedRows(file))).toMatchObject([{ kind: 'header', line: 1 }])
})

test('a quote inside of a cell is a mark of inches, and an open one loses nothing', () => {
  expect(toPastedRows('miska 5";3\n"otevřená;4')).toBe('miska 5"\t3\notevřená 4')
})
