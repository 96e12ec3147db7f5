// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { ICON_NAMES } from './icon-names.ts'
import sprite from './icons.svg?raw'

describe('Icon', () => {
  test('knows exactly the symbols of the sprite', () => {
    const ids = [...sprite.matchAll(/<symbol id="i-([a-z]+)"/g)].map((match) => match[1])
    expect(ids).toEqual([...ICON_NAMES])
  })

  test('points into the sprite file and is hidden from assistive technology', () => {
    const { container } = render(<Icon name="bowl" />)
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/icons\.svg.*#i-bowl$/)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  test('is a named picture when it stands alone', () => {
    render(<Icon name="check" label="Done" />)
    expect(screen.getByRole('img', { name: 'Done' }).getAttribute('aria-hidden')).toBeNull()
  })
})
