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

test('is a radio where only one may be chosen', () => {
  render(
    <>
      <CheckChip type="radio" name="age" value="puppy" defaultChecked>
        Puppy
      </CheckChip>
      <CheckChip type="radio" name="age" value="adult">
        Adult
      </CheckChip>
    </>,
  )
  fireEvent.click(screen.getByText('Adult'))
  const checked = screen.getAllByRole('radio').map((box) => (box as HTMLInputElement).checked)
  expect(checked).toEqual([false, true])
})
