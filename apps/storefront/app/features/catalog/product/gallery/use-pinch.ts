import { type MouseEvent, type RefObject, type TouchEvent, useLayoutEffect, useRef, useState } from 'react'

const LARGEST = 4
const ONE_PRESS = 2.2

interface Pinch {
  scale: number
  distance: number
}

/** Two fingers set the scale, a press turns it on and off. What lies under the fingers stays under them. */
export function usePinch(place: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(1)
  const pinch = useRef<Pinch | null>(null)
  const anchor = useRef({ x: 0, y: 0, scale: 1 })

  // The browser keeps the corner in place when the content grows; the eye wants the point it looks at.
  useLayoutEffect(() => {
    const { x, y, scale: before } = anchor.current
    const element = place.current
    if (!element || before === scale) return
    element.scrollLeft = ((element.scrollLeft + x) * scale) / before - x
    element.scrollTop = ((element.scrollTop + y) * scale) / before - y
    anchor.current.scale = scale
  }, [scale, place])

  function growAround(x: number, y: number, wished: number) {
    const box = place.current?.getBoundingClientRect()
    anchor.current = { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0), scale }
    setScale(Math.min(Math.max(wished, 1), LARGEST))
  }
  function begin({ touches }: TouchEvent) {
    const distance = distanceOf(touches)
    if (distance) pinch.current = { scale, distance }
  }
  function move({ touches }: TouchEvent) {
    const [one, other] = [touches[0], touches[1]]
    const distance = distanceOf(touches)
    if (!pinch.current || !distance || !one || !other) return
    const wished = (pinch.current.scale * distance) / pinch.current.distance
    growAround((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2, wished)
  }
  function end({ touches }: TouchEvent) {
    if (touches.length < 2) pinch.current = null
  }
  function press({ clientX, clientY }: MouseEvent) {
    growAround(clientX, clientY, scale > 1 ? 1 : ONE_PRESS)
  }
  return { scale, handlers: { onTouchStart: begin, onTouchMove: move, onTouchEnd: end, onClick: press } }
}

function distanceOf(touches: TouchEvent['touches']): number {
  const [one, other] = [touches[0], touches[1]]
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
}
