import { expect, test } from 'vitest'
import { readListText } from './read-list-text.server.ts'

function form(text: string, file?: BlobPart): FormData {
  const values = new FormData()
  values.append('text', text)
  if (file !== undefined) values.append('file', new File([file], 'seznam.csv', { type: 'text/csv' }))
  return values
}

test.each([
  ['the pasted list alone', form('A\t1\n'), 'A\t1\n'],
  ['a field of a file that was left empty', form('A\t1', ''), 'A\t1'],
  ['a file alone', form('', 'Kód;Ks\nB;2'), 'Kód\tKs\nB\t2 ks'],
  ['both, the pasted rows first', form('A\t1\n', 'B;C'), 'A\t1\nB\tC'],
  ['a file of Excel in Czech', form('', new Uint8Array([0x6b, 0xf9, 0xf2])), 'kůň'],
])('%s', async (_name, values, text) => {
  expect(await readListText(values)).toBe(text)
})

test('a workbook is no list', async () => {
  expect(await readListText(form('', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])))).toBeNull()
})
