// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Check } from '../check/check.tsx'
import { OptionTile } from '../option-tile/option-tile.tsx'
import { Radio } from '../radio/radio.tsx'
import { Switch } from '../switch/switch.tsx'
import { OptionCard } from './option-card.tsx'

afterEach(cleanup)

describe('choices', () => {
  test('an option card is a radio named by its whole row', () => {
    render(
      <>
        <OptionCard name="way" value="home" title="Home" description="Tomorrow" aside="free" defaultChecked />
        <OptionCard name="way" value="box" title="Box" description="Too small" aside="–" disabled />
      </>,
    )
    const home = screen.getByRole('radio', { name: 'Home Tomorrow free' }) as HTMLInputElement
    expect(home.checked).toBe(true)
    expect((screen.getByRole('radio', { name: 'Box Too small –' }) as HTMLInputElement).disabled).toBe(true)
  })

  test('further fields of an option card are no part of its label', () => {
    render(
      <OptionCard name="way" value="place" title="Place">
        <button type="button">Change</button>
      </OptionCard>,
    )
    expect(screen.getByRole('button', { name: 'Change' }).closest('label')).toBeNull()
  })

  test('a tile is chosen by a click anywhere on it', () => {
    render(<OptionTile name="size" value="2" title="2 kg" description="349" flag="best" />)
    fireEvent.click(screen.getByText('2 kg'))
    expect((screen.getByRole('radio') as HTMLInputElement).checked).toBe(true)
  })

  test('check, radio and switch keep their native state and name', () => {
    render(
      <>
        <Check name="a" count={11}>
          Puppy
        </Check>
        <Radio name="b">One</Radio>
        <Switch name="c" defaultChecked>
          On
        </Switch>
      </>,
    )
    fireEvent.click(screen.getByRole('checkbox', { name: 'Puppy 11' }))
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true)
    expect((screen.getByRole('radio', { name: 'One' }) as HTMLInputElement).checked).toBe(false)
    expect((screen.getByRole('switch', { name: 'On' }) as HTMLInputElement).checked).toBe(true)
  })
})
