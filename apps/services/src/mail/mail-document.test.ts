import { expect, test } from 'vitest'
import type { MailGood, MailStep } from '#app/mail/define-mails'
import type { FilledBlock, FilledInline, FilledMail } from '#app/mail/fill-mail'
import { writeMailDocument } from '#app/mail/mail-document'
import { SAMPLE_SELLER } from '#app/seller/seller.fixture'

const links = {
  terms: 'https://a.cz/t',
  privacy: 'https://a.cz/p',
  preferences: 'https://a.cz/n',
  unsubscribe: 'https://a.cz/l/odber/x?a=1&b=2',
}
const pictures = { logo: 'cid:logo', logoDark: 'cid:logo-white', dog: 'https://a.cz/pes.png' }
const text = (words: string): FilledInline => ({ kind: 'text', text: words })
const good: MailGood = {
  name: 'Mono Králík',
  note: '6 kg · 1 ks',
  amount: '1 249 Kč',
  tint: 'blue',
  picture: { small: 'https://i.cz/160/kralik.blue.png', large: 'https://i.cz/480/kralik.blue.png' },
}

function write(blocks: FilledBlock[], mail: Partial<FilledMail> = {}): string {
  const filled: FilledMail = {
    kind: 'transactional',
    subject: 'Předmět',
    preheader: 'Náhled',
    title: 'Máme to',
    lead: [],
    hero: null,
    blocks,
    ...mail,
  }
  return writeMailDocument({ mail: filled, links, pictures, seller: SAMPLE_SELLER })
}

/** What stands between the coloured head and the line about help. */
function inside(html: string): string {
  const [, after = ''] = html.split('padding:24px 32px 8px">')
  return after.slice(0, after.indexOf('</td></tr><tr><td class="px soft"'))
}

const withoutStyles = (html: string) => html.replace(/ (style|class)="[^"]*"/g, '')

test.each<[string, FilledBlock, string]>([
  [
    'a paragraph with a mark and a link',
    {
      kind: 'paragraph',
      parts: [
        text('Zboží '),
        { kind: 'strong', parts: [text('A & B')] },
        { kind: 'link', label: 'sem', href: 'https://a.cz/?x=1&y' },
      ],
    },
    '<p>Zboží <strong>A &amp; B</strong><a href="https://a.cz/?x=1&amp;y" target="_blank">sem</a></p>',
  ],
  ['a heading', { kind: 'heading', parts: [text('Kam to jde')] }, '<h2>Kam to jde</h2>'],
  ['small print', { kind: 'note', parts: [text('V příloze')] }, '<p>V příloze</p>'],
  ['a list', { kind: 'list', ordered: false, items: [[text('a')], [text('b')]] }, '<ul><li>a</li><li>b</li></ul>'],
  ['steps', { kind: 'list', ordered: true, items: [[text('a')]] }, '<ol><li>a</li></ol>'],
  [
    'a table',
    { kind: 'table', rows: [[[text('Celkem')], [text('1 Kč')]]] },
    '<table><tbody><tr><td>Celkem</td><td>1 Kč</td></tr></tbody></table>',
  ],
  [
    'a picture',
    { kind: 'image', src: 'cid:qr', alt: 'QR "kód"' },
    '<img alt="QR &quot;kód&quot;" src="cid:qr" width="200">',
  ],
])('%s is written', (_what, block, expected) => {
  expect(withoutStyles(inside(write([block])))).toBe(expected)
})

test('amounts stand at the right edge, a lone cell at the left', () => {
  const written = inside(
    write([{ kind: 'table', rows: [[[text('Kuře')], [text('1 ks')], [text('1 Kč')]], [[text('Poznámka')]]] }]),
  )
  expect(written.match(/text-align:(left|right)/g)).toEqual(
    ['left', 'left', 'right', 'left'].map((side) => `text-align:${side}`),
  )
})

test('one button, with padding that Outlook sees too; what else can be done are links', () => {
  const written = inside(
    write([
      {
        kind: 'buttons',
        links: [
          { label: 'Zaplatit', href: 'https://a.cz/platba' },
          { label: 'Zrušit', href: 'https://a.cz/zrusit' },
        ],
      },
    ]),
  )
  expect(written.match(/bgcolor="#F26A1B"/g)).toHaveLength(1)
  expect(written).toMatch(/^<table .*<a href="https:\/\/a\.cz\/platba" .*>Zaplatit<\/span>.*<\/table><p /)
  expect(written.match(/<!--\[if mso\]>/g)).toHaveLength(2)
  expect(written).toContain('href="https://a.cz/zrusit"')
})

test('the head shows the pack on the colour of its meat, or the dog', () => {
  const words: FilledBlock[] = [{ kind: 'paragraph', parts: [text('Balíme.')] }]
  const packed = write([], { hero: good, lead: words })
  expect(packed).toContain('bgcolor="#DDE7EE"')
  expect(packed).toContain(
    '<img alt="Mono Králík, 6 kg · 1 ks" class="pack" height="250" src="https://i.cz/480/kralik.blue.png"',
  )
  expect(packed.indexOf('Balíme.')).toBeLessThan(packed.indexOf('kralik.blue.png'))
  expect(write([])).toContain('src="https://a.cz/pes.png"')
})

test('goods have a thumbnail, their size and their amount; what has no picture has none', () => {
  const written = inside(write([{ kind: 'goods', goods: [good, { ...good, name: 'Lano', picture: null }] }]))
  expect(written.match(/<img /g)).toHaveLength(1)
  expect(written).toContain('kralik.blue.png')
  expect(withoutStyles(written)).toContain('<strong>Lano</strong><br><span>6 kg · 1 ks</span>')
})

test('the trail shows where the order is', () => {
  const steps: MailStep[] = [
    { title: 'Zaplaceno', text: 'čt', state: 'done' },
    { title: 'Balíme', text: '', state: 'current' },
    { title: 'U vás', text: 'pá', state: 'ahead' },
  ]
  const written = inside(write([{ kind: 'trail', steps }]))
  expect(written.match(/class="(on|now|off)"/g)).toEqual(['class="on"', 'class="now"', 'class="off"'])
  expect(written.match(/<td width="33%"/g)).toHaveLength(3)
})

test('what somebody typed opens no tag', () => {
  const evil = '</p><script>x()</script>'
  const html = write(
    [
      { kind: 'paragraph', parts: [text(evil)] },
      { kind: 'goods', goods: [{ ...good, name: evil, note: evil }] },
      { kind: 'trail', steps: [{ title: evil, text: evil, state: 'done' }] },
    ],
    { preheader: evil, title: evil, subject: evil, hero: { ...good, name: evil } },
  )
  expect(html).not.toContain('<script')
  expect(html.split('&lt;/p&gt;&lt;script&gt;').length).toBeGreaterThan(8)
})

test('the page knows the dark and the phone', () => {
  const html = write([])
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).toContain('max-width:620px')
})

test('a commercial mail says so and leads out', () => {
  const html = write([], { kind: 'commercial' })
  expect(html).toContain('Obchodní sdělení. Odesílatel')
  expect(html).toContain('href="https://a.cz/l/odber/x?a=1&amp;b=2"')
})

test.each([
  ['x'.repeat(500), 200],
  ['krátký', 6],
])('the preview is cut, and nothing follows it in the list of mails', (preheader, length) => {
  const [, preview = ''] = /<div style="display:none[^"]*">([^<]*)<div>/.exec(write([], { preheader })) ?? []
  expect(preview).toHaveLength(length)
})
