import { expect, test } from 'vitest'
import { MAILS } from '#app/compose/mails'
import { parseBody } from '#app/mail/parse-body'

test('a paragraph keeps bold, links and slots in their order', () => {
  expect(parseBody('Platí **15 minut** od {{request.time}}, [více]({{links.more}}).')).toEqual([
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'Platí ' },
        { kind: 'strong', parts: [{ kind: 'text', text: '15 minut' }] },
        { kind: 'text', text: ' od ' },
        { kind: 'slot', path: 'request.time' },
        { kind: 'text', text: ', ' },
        { kind: 'link', label: 'více', target: '{{links.more}}' },
        { kind: 'text', text: '.' },
      ],
    },
  ])
})

test('links that stand alone are buttons', () => {
  expect(parseBody('[Ano]({{links.yes}}) · [Ne]({{links.no}})')).toMatchObject([
    { kind: 'buttons', links: [{ label: 'Ano' }, { label: 'Ne' }] },
  ])
})

test('a placeholder that stands alone is a block of its own', () => {
  expect(parseBody('{{order.itemsTable}}')).toEqual([{ kind: 'slot', path: 'order.itemsTable' }])
})

test('a table loses its empty head and keeps bold cells', () => {
  const [table] = parseBody('| | |\n|---|---|\n| Zboží | {{order.total}} |\n| **Celkem** | **{{order.total}}** |')
  expect(table).toMatchObject({
    kind: 'table',
    rows: [
      [[{ text: 'Zboží' }], [{ kind: 'slot' }]],
      [[{ kind: 'strong' }], {}],
    ],
  })
})

test('both kinds of lists are read', () => {
  expect(parseBody('- a\n- b\n\n1. c\n2. d')).toMatchObject([
    { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'c' }], [{ text: 'd' }]] },
  ])
})

test.each(Object.entries(MAILS))('no mark is left unread in %s', (_name, { body }) => {
  expect(JSON.stringify(parseBody(body))).not.toMatch(/\*\*|\]\(|\|---/)
})
