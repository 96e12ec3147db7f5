// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SCROLLSPY_OFFSET, SCROLLSPY_THROTTLE_MS, useScrollspy } from './use-scrollspy.ts'

const TOPS: Record<string, number> = { a: 0, b: 1000, c: 2000 }
let scrolled = 0

beforeEach(() => {
  vi.useFakeTimers()
  scrolled = 0
  // The test browser lays nothing out, so sections are given their places here.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: (TOPS[this.id] ?? 0) - scrolled } as DOMRect
  })
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Example() {
  return (
    <>
      {Object.keys(TOPS).map((id) => (
        <section key={id} id={id} />
      ))}
      <output>{useScrollspy(Object.keys(TOPS))}</output>
    </>
  )
}
const current = () => screen.getByRole('status').textContent
function scrollTo(top: number) {
  scrolled = top
  window.dispatchEvent(new Event('scroll'))
}

describe('useScrollspy', () => {
  test('has the defaults of the specification', () => {
    expect({ SCROLLSPY_OFFSET, SCROLLSPY_THROTTLE_MS }).toEqual({ SCROLLSPY_OFFSET: 10, SCROLLSPY_THROTTLE_MS: 75 })
  })

  test('takes a section as current ten pixels before it reaches the line', () => {
    render(<Example />)
    scrollTo(989)
    act(() => vi.advanceTimersByTime(75))
    expect(current()).toBe('a')
    scrollTo(990)
    act(() => vi.advanceTimersByTime(75))
    expect(current()).toBe('b')
  })

  test('looks at most once in seventy-five milliseconds', () => {
    render(<Example />)
    scrollTo(1000)
    act(() => vi.advanceTimersByTime(74))
    expect(current()).toBe('a')
    scrollTo(2000)
    act(() => vi.advanceTimersByTime(1))
    expect(current()).toBe('c')
  })

  test('takes the last section at the end of the page, however short it is', () => {
    render(<Example />)
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(5000 - window.innerHeight)
    scrollTo(1000)
    act(() => vi.advanceTimersByTime(75))
    expect(current()).toBe('c')
  })
})
