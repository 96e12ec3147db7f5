import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const PAGE = `<!doctype html><html><head><title>Kuře &amp; rýže</title><meta name="robots" content="noindex">
<link rel="canonical" href="https://shop.example/a"><meta property="og:image" content="/sdileni.png"></head>
<body><h1 id="obsah">A</h1><a href="/b?x=1&amp;y=2#c">B</a><a href="mailto:a@b.cz">m</a><a href="//jinde.cz/">j</a>
<img src="/i/640.jpeg" srcset="/i/320.avif 320w, /i/640.avif 640w"><script>"<a href='/ne'>"</script></body></html>`

test('reads where a page leads and what it shows', () => {
  expect(readPage(PAGE, 'https://shop.example/a')).toEqual({
    title: 'Kuře & rýže',
    canonical: 'https://shop.example/a',
    isIndexable: false,
    ids: new Set(['obsah']),
    links: ['https://shop.example/b?x=1&y=2#c', 'https://jinde.cz/'],
    images: ['https://shop.example/sdileni.png', 'https://shop.example/i/640.jpeg', 'https://shop.example/i/640.avif'],
  })
})
