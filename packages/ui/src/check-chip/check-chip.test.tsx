// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CheckChip } from './check-chip.tsx'

afterEach(cleanup)

test('is a checkbox under its own words', () => {
  render(
    <CheckChip name="merits" value="taste">
      Taste
    </CheckChip>,
  )
  const box = screen.getByRole('checkbox', { name: 'Taste' }) as HTMLInputElement
  fireEvent.click(screen.getByText('Taste'))
  expect([box.checked, box.value]).toEqual([true, 'taste'])
})
