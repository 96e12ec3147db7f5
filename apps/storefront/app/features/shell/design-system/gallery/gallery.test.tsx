import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Gallery } from './gallery.tsx'

test('renders on the server without a complaint', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<Gallery />)).toContain('<h1>Komponenty</h1>')
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
})

test('leads to every chapter', () => {
  const html = renderToString(<Gallery />)
  const [, chapters = ''] = /<nav aria-label="Oddíly">(.*?)<\/nav>/s.exec(html) ?? []
  const targets = [...chapters.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(15)
  expect(targets.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
})
