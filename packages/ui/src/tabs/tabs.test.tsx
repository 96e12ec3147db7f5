// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const TABS = [
  { id: 'closed-first', label: 'Closed first', content: 'x', disabled: true },
  { id: 'one', label: 'One', content: 'First panel' },
  { id: 'closed', label: 'Closed', content: 'Never', disabled: true },
  { id: 'two', label: 'Two', content: 'Second panel' },
  { id: 'three', label: 'Three', content: 'Third panel' },
]
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key })

describe('Tabs', () => {
  test('opens the first tab that is not disabled', () => {
    render(<Tabs label="Parts" tabs={TABS} />)
    expect(selected()).toBe('One')
    expect(screen.getByRole('tabpanel', { name: 'One' }).textContent).toBe('First panel')
  })

  test('opens a tab by click and tells about it once', () => {
    const changed = vi.fn()
    render(<Tabs label="Parts" tabs={TABS} onTabChange={changed} />)
    fireEvent.click(screen.getByRole('tab', { name: 'Two' }))
    fireEvent.click(screen.getByRole('tab', { name: 'Two' }))
    expect(selected()).toBe('Two')
    expect(changed.mock.calls).toEqual([['two']])
  })

  test('moves by arrows, stepping over disabled tabs and going round', () => {
    render(<Tabs label="Parts" tabs={TABS} />)
    press('ArrowRight')
    expect(selected()).toBe('Two')
    press('ArrowLeft')
    expect(selected()).toBe('One')
    press('ArrowLeft')
    expect(selected()).toBe('Three')
    press('ArrowRight')
    expect(selected()).toBe('One')
  })

  test('moves to the ends by Home and End', () => {
    render(<Tabs label="Parts" tabs={TABS} />)
    press('End')
    expect(selected()).toBe('Three')
    press('Home')
    expect(selected()).toBe('One')
  })

  test('takes the focus along and keeps one tab in the tab order', () => {
    render(<Tabs label="Parts" tabs={TABS} />)
    press('ArrowRight')
    expect(document.activeElement?.textContent).toBe('Two')
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  })

  test('does not open a disabled tab by click', () => {
    render(<Tabs label="Parts" tabs={TABS} defaultTab="closed" />)
    expect(selected()).toBe('One')
    fireEvent.click(screen.getByRole('tab', { name: 'Closed' }))
    expect(selected()).toBe('One')
  })

  test('sends every panel in the page, for browsers without scripts', () => {
    const html = renderToString(<Tabs label="Parts" tabs={TABS} />)
    expect(html).toContain('Second panel')
    expect(html).toContain('Third panel')
  })
})
