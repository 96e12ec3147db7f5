// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { LoadingBar } from './loading-bar.tsx'

afterEach(cleanup)

describe('LoadingBar', () => {
  test('hands the times of the specification to its animation', () => {
    render(<LoadingBar active label="Loading" />)
    const style = screen.getByRole('progressbar', { name: 'Loading' }).style
    expect(style.getPropertyValue('--throttle')).toBe('200ms')
    expect(style.getPropertyValue('--run')).toBe('5000ms')
  })

  test('is silent while nothing loads', () => {
    const { container } = render(<LoadingBar active={false} label="Loading" />)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(container.firstElementChild?.hasAttribute('data-active')).toBe(false)
  })
})
