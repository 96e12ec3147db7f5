import { useEffect, useState } from 'react'

/** How far below the line where an anchor stops a section may begin and still be the current one, in px. */
export const SCROLLSPY_OFFSET = 10
export const SCROLLSPY_THROTTLE_MS = 75

type Options = { offset?: number; throttle?: number }

/** Id of the section being read; `ids` in page order. Undefined above the first one. */
export function useScrollspy(ids: readonly string[], options: Options = {}): string | undefined {
  const { offset = SCROLLSPY_OFFSET, throttle = SCROLLSPY_THROTTLE_MS } = options
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')

  // Synchronises with the scroll position of the window.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function look() {
      timer = undefined
      setCurrent(currentSection(list.split(' '), offset))
    }
    function lookLater() {
      timer ??= setTimeout(look, throttle)
    }
    look()
    window.addEventListener('scroll', lookLater, { passive: true })
    window.addEventListener('resize', lookLater, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', lookLater)
      window.removeEventListener('resize', lookLater)
    }
  }, [list, offset, throttle])

  return current
}

function currentSection(ids: string[], offset: number): string | undefined {
  const root = document.documentElement
  const sections = ids.map((id) => document.getElementById(id)).filter((section) => section !== null)
  // The last section may be too short to reach the line.
  if (window.scrollY > 0 && window.innerHeight + window.scrollY >= root.scrollHeight - 1) return sections.at(-1)?.id
  const line = offset + toPixels(getComputedStyle(root).scrollPaddingTop)
  return sections.findLast((section) => topOf(section) <= line)?.id
}

function topOf(section: HTMLElement) {
  return section.getBoundingClientRect().top - toPixels(getComputedStyle(section).scrollMarginTop)
}

/** 0 for `auto`. */
function toPixels(length: string) {
  return Number.parseFloat(length) || 0
}
