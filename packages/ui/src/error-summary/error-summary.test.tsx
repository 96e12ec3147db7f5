// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

describe('ErrorSummary', () => {
  test('is read at once and leads to the fields in order', () => {
    render(
      <ErrorSummary
        title="Two things"
        errors={[
          { field: 'zip', message: 'Five digits' },
          { field: 'mail', message: 'Missing' },
        ]}
      />,
    )
    expect(screen.getByRole('alert').textContent).toContain('Two things')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#zip', '#mail'])
  })

  test('draws nothing when nothing is wrong', () => {
    expect(render(<ErrorSummary title="Nothing" errors={[]} />).container.innerHTML).toBe('')
  })
})
