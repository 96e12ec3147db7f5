// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { SkeletonTable } from './skeleton.tsx'

afterEach(cleanup)

describe('SkeletonTable', () => {
  test('has five columns and three rows unless told otherwise', () => {
    const { container } = render(<SkeletonTable />)
    expect(container.querySelectorAll('thead th')).toHaveLength(5)
    expect(container.querySelectorAll('tbody tr')).toHaveLength(3)
    expect(container.querySelectorAll('tbody td')).toHaveLength(15)
  })

  test('is hidden from assistive technology', () => {
    const { container } = render(<SkeletonTable columns={2} rows={1} />)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelectorAll('tbody td')).toHaveLength(2)
  })
})
