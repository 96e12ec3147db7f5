// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Drawer } from './drawer.tsx'

afterEach(cleanup)

describe('Drawer', () => {
  test('comes from the end of the line unless told otherwise', () => {
    render(<Drawer title="Basket" closeLabel="Close" open footer="Sum" />)
    const drawer = screen.getByRole('dialog', { name: 'Basket' })
    expect(drawer.dataset.side).toBe('end')
    expect(drawer.textContent).toContain('Sum')
  })

  test('closes by a click beside it and tells so', () => {
    const closed = vi.fn()
    render(<Drawer title="Basket" closeLabel="Close" open onClose={closed} />)
    const drawer = screen.getByRole('dialog')
    fireEvent.pointerDown(drawer)
    fireEvent.click(drawer)
    expect(closed).toHaveBeenCalledTimes(1)
  })
})
