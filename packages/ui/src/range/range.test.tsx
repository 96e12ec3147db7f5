// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Range } from './range.tsx'

afterEach(cleanup)

describe('Range', () => {
  test('fills its track up to the thumb, from the first paint on', () => {
    const moved = vi.fn()
    render(<Range aria-label="Weight" min={0} max={50} defaultValue={20} onInput={moved} />)
    const slider = screen.getByRole('slider', { name: 'Weight' })
    expect(slider.style.getPropertyValue('--v')).toBe('40%')
    fireEvent.input(slider, { target: { value: '25' } })
    expect(slider.style.getPropertyValue('--v')).toBe('50%')
    expect(moved).toHaveBeenCalledTimes(1)
  })
})
