import { expect, test } from 'vitest'
import type { FilledBlock, FilledInline, FilledMail } from '#app/mail/fill-mail'
import { writeMailDocument } from '#app/mail/mail-document'
import { SAMPLE_SELLER } from '#app/seller/seller.fixture'

const links = {
  privacy: 'https://a.cz/p',
  preferences: 'https://a.cz/n',
  unsubscribe: 'https://a.cz/l/odber/x?a=1&b=2',
}
const text = (words: string): FilledInline => ({ kind: 'text', text: words })

function write(blocks: FilledBlock[], kind: FilledMail['kind'] = 'transactional', preheader = 'Náhled'): string {
  const mail = { kind, subject: 'Předmět', preheader, blocks }
  return writeMailDocument({ mail, links, logoSrc: 'cid:logo', seller: SAMPLE_SELLER })
}

/** What stands between the logo and the signature. */
function inside(html: string): string {
  const [, after = ''] = html.split(/<img alt="Čenich"[^>]*>/)
  return after.slice(0, after.indexOf('<p style="font-size:16px;line-height:25px;color:#17211B;margin:24px 0 0">'))
}

const withoutStyles = (html: string) => html.replace(/ style="[^"]*"/g, '')

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

test('a button is a link with padding that Outlook sees too', () => {
  const written = inside(write([{ kind: 'buttons', links: [{ label: 'Zaplatit', href: 'https://a.cz/platba' }] }]))
  expect(written).toMatch(/^<table align="center" .*<a href="https:\/\/a\.cz\/platba" .*>Zaplatit<\/span>.*<\/table>$/)
  expect(written.match(/<!--\[if mso\]>/g)).toHaveLength(2)
})

test('what somebody typed opens no tag', () => {
  const evil = '</p><script>x()</script>'
  const html = write([{ kind: 'paragraph', parts: [text(evil)] }], 'transactional', evil)
  expect(html).not.toContain('<script')
  expect(html.split('&lt;/p&gt;&lt;script&gt;')).toHaveLength(3)
})

test('a commercial mail says so and leads out', () => {
  const html = write([], 'commercial')
  expect(html).toContain('Obchodní sdělení. Odesílatel')
  expect(html).toContain('href="https://a.cz/l/odber/x?a=1&amp;b=2"')
})

test.each([
  ['x'.repeat(500), 200],
  ['krátký', 6],
])('the preview is cut, and nothing follows it in the list of mails', (preheader, length) => {
  const [, preview = ''] =
    /<div style="display:none[^"]*">([^<]*)<div>/.exec(write([], 'transactional', preheader)) ?? []
  expect(preview).toHaveLength(length)
})
