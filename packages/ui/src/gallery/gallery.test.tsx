// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Gallery } from './gallery.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('Gallery', () => {
  test('renders on the server without a complaint', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(renderToString(<Gallery />)).toContain('<h1>Komponenty</h1>')
    expect(complaint).not.toHaveBeenCalled()
  })

  test('becomes alive over the server markup without a mismatch', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Gallery />)
    render(<Gallery />, { container, hydrate: true })
    expect(complaint).not.toHaveBeenCalled()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Komponenty')
  })

  test('leads to every chapter', () => {
    const { container } = render(<Gallery />)
    const targets = [...container.querySelectorAll('nav[aria-label="Oddíly"] a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(targets).toHaveLength(15)
    for (const target of targets) expect(container.querySelector(target ?? '')).toBeTruthy()
  })
})
