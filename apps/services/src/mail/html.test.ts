import fc from 'fast-check'
import { expect, test } from 'vitest'
import { html } from './html.ts'

test.each([
  ['a text', html`<p>${'<b> & "já"'}</p>`, '<p>&lt;b&gt; &amp; &quot;já&quot;</p>'],
  ['an attribute', html`<a href="${'"><script>'}">x</a>`, '<a href="&quot;&gt;&lt;script&gt;">x</a>'],
  ['markup', html`<p>${html`<b>${'a<b'}</b>`}</p>`, '<p><b>a&lt;b</b></p>'],
  [
    'a list of markup',
    html`<ul>${['a', '&'].map((word) => html`<li>${word}</li>`)}</ul>`,
    '<ul><li>a</li><li>&amp;</li></ul>',
  ],
  ['nothing', html``, ''],
])('%s is put in', (_what, { markup }, expected) => {
  expect(markup).toBe(expected)
})

test('whatever a text holds, it opens no tag and ends no attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { markup } = html`<a title="${text}">${text}</a>`
      expect(markup.match(/[<>"]/g)?.join('')).toBe('<"">' + '<>')
    }),
  )
})
