// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Scale } from '../scale/scale.tsx'
import { StarInput } from './star-input.tsx'

afterEach(cleanup)

describe('StarInput', () => {
  test('is a group of five radios in reading order', () => {
    render(<StarInput name="stars" legend="Rating" starLabel={(stars) => `${stars} of 5`} defaultValue={4} />)
    const radios = screen.getAllByRole('radio') as HTMLInputElement[]
    expect([...screen.getByRole('group', { name: 'Rating' }).querySelectorAll('input')]).toEqual(radios)
    expect(radios.map((radio) => radio.value)).toEqual(['1', '2', '3', '4', '5'])
    expect(radios.find((radio) => radio.checked)?.value).toBe('4')
  })

  test('tells the chosen number', () => {
    const chosen = vi.fn()
    render(<StarInput name="stars" legend="Rating" starLabel={(stars) => `${stars} of 5`} onValueChange={chosen} />)
    fireEvent.click(screen.getByRole('radio', { name: '3 of 5' }))
    expect(chosen).toHaveBeenCalledWith(3)
  })
})

describe('Scale', () => {
  test('goes from zero to ten unless told otherwise', () => {
    const chosen = vi.fn()
    render(<Scale name="nps" legend="Would you?" ends={['No', 'Yes']} onValueChange={chosen} />)
    expect(screen.getAllByRole('radio')).toHaveLength(11)
    fireEvent.click(screen.getByRole('radio', { name: '9' }))
    expect(chosen).toHaveBeenCalledWith(9)
  })
})
