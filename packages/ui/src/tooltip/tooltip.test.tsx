// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { InfoTip } from './info-tip.tsx'
import { placeTooltip, TOOLTIP_BOUNDARY_PADDING, TOOLTIP_DELAY_MS } from './place-tooltip.ts'

const VIEW = { width: 1000, height: 800 }
const TIP = { width: 200, height: 60 }

beforeEach(() => {
  vi.useFakeTimers()
  // The test browser has no popovers; of theirs only the news of the closing matters here.
  HTMLElement.prototype.showPopover = () => undefined
  HTMLElement.prototype.hidePopover = function () {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }))
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('placeTooltip', () => {
  test('keeps five pixels from the edges', () => {
    expect(TOOLTIP_BOUNDARY_PADDING).toBe(5)
    const atLeft = placeTooltip({ left: 0, top: 400, width: 20, height: 20 }, TIP, VIEW)
    expect(atLeft).toMatchObject({ left: 5, arrow: 5 })
    const atRight = placeTooltip({ left: 980, top: 400, width: 20, height: 20 }, TIP, VIEW)
    expect(atRight).toMatchObject({ left: 1000 - 5 - 200, arrow: 195 })
  })

  test('stands centred above its anchor', () => {
    const place = placeTooltip({ left: 490, top: 400, width: 20, height: 20 }, TIP, VIEW)
    expect(place).toEqual({ left: 400, top: 330, side: 'above', arrow: 100 })
  })

  test('goes below when there is no room above', () => {
    const place = placeTooltip({ left: 490, top: 70, width: 20, height: 20 }, TIP, VIEW)
    expect(place).toMatchObject({ top: 100, side: 'below' })
  })
})

describe('Tooltip', () => {
  const isOpen = () => screen.getByText('Because').hasAttribute('data-open')
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  function draw() {
    render(<InfoTip label="Why">Because</InfoTip>)
    return screen.getByRole('button', { name: 'Why' })
  }

  test('describes its trigger', () => {
    const trigger = draw()
    expect(document.getElementById(trigger.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Because')
  })

  test('opens fifty milliseconds after the pointer comes and closes when it goes', () => {
    expect(TOOLTIP_DELAY_MS).toBe(50)
    const anchor = draw().parentElement as HTMLElement
    fireEvent.pointerEnter(anchor)
    wait(49)
    expect(isOpen()).toBe(false)
    wait(1)
    expect(isOpen()).toBe(true)
    fireEvent.pointerLeave(anchor)
    expect(isOpen()).toBe(false)
  })

  test('does not open when the pointer only passes by', () => {
    const anchor = draw().parentElement as HTMLElement
    fireEvent.pointerEnter(anchor)
    wait(30)
    fireEvent.pointerLeave(anchor)
    wait(100)
    expect(isOpen()).toBe(false)
  })

  test('opens on focus and closes when the focus goes', () => {
    const trigger = draw()
    act(() => trigger.focus())
    wait(50)
    expect(isOpen()).toBe(true)
    act(() => trigger.blur())
    expect(isOpen()).toBe(false)
  })

  test('is a popover that the browser closes by Esc', () => {
    draw()
    expect(screen.getByText('Because').getAttribute('popover')).toBe('auto')
  })

  test('opens by a tap and stays when the finger is lifted', () => {
    const trigger = draw()
    const anchor = trigger.parentElement as HTMLElement
    fireEvent.pointerEnter(anchor, { pointerType: 'touch' })
    wait(100)
    expect(isOpen()).toBe(false)
    fireEvent.pointerLeave(anchor, { pointerType: 'touch' })
    fireEvent(trigger, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }))
    wait(50)
    expect(isOpen()).toBe(true)
  })
})
