import { expect, test } from 'vitest'
import { parseInline } from './parse-inline.server.ts'
import { readMarks } from './read-markdown.server.ts'
import { toInline } from './to-inline.server.ts'

test.each([
  ['a title of a link', '[odkaz](/blog "Náš blog")', [{ to: '/blog', text: ['odkaz'] }]],
  ['an address with brackets', '[odkaz](/blog_(2))', [{ to: '/blog_(2)', text: ['odkaz'] }]],
  [
    'marks inside a link',
    '[**Blog** a *dál*](/blog)',
    [{ to: '/blog', text: [{ strong: ['Blog'] }, ' a\u00a0', { em: ['dál'] }] }],
  ],
  ['a sign that was escaped', 'cena 5\\* a \\[bez odkazu\\](/blog)', ['cena 5* a\u00a0[bez odkazu](/blog)']],
  ['a sign of multiplication', '2 * 3 * 4', ['2 * 3 * 4']],
  ['an underscore inside a word', 'soubor_s_daty *x*', ['soubor_s_daty ', { em: ['x'] }]],
  ['an italic by underscores', '_kurzíva_', [{ em: ['kurzíva'] }]],
  ['an entity', 'sůl &amp; pepř', ['sůl & pepř']],
  ['a picture', '![pes](/pes.png)', ['!', { to: '/pes.png', text: ['pes'] }]],
  ['what looks like a list', '1. místo pro **psa**', ['1. místo pro ', { strong: ['psa'] }]],
  ['what looks like a heading', '# není *nadpis*', ['# není ', { em: ['nadpis'] }]],
  ['an unfinished mark', '**tučně', ['**tučně']],
  ['nothing', '', []],
])('reads %s', (_what, source, parts) => {
  expect(toInline(readMarks(source))).toEqual(parts)
  expect(parseInline(source)).toEqual(parts)
})
