import { type ComponentType, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { noteHand } from './hand-over.ts'
import { whenIdle } from './when-idle.ts'

/** How far below the screen a part begins to live, in px: sooner than a thumb gets there. */
const AHEAD = 800

export interface LatePart<Props> {
  /** The component, once it is here: always on the server, in the browser when somebody has asked for it. */
  drawn: ComponentType<Props> | null
  /** Its code, through `loadPiece`. */
  load: () => Promise<ComponentType<Props>>
}

interface LiveWhenNearProps<Props> {
  part: LatePart<Props>
  values: Props
  /** Nothing in it can be touched, so its code is needed only to draw something else. */
  isStill?: boolean
  /** It has something to say to this visitor that the server did not know: it must not wait. */
  isUrgent?: boolean
}

/**
 * A part below the first screen. The server draws it like any other; in the browser its drawing stays as it came, and the code
 * that makes it live is fetched once it is near or has something else to show. On a page that the router opens later it is a
 * part like any other, and the page waits for it. Its style sheets are those of the page: see `vite/late-styles.ts`.
 */
export function LiveWhenNear<Props extends object>(props: LiveWhenNearProps<Props>) {
  const { part, values, isStill = false, isUrgent = false } = props
  const [isTakenOver] = useState(useIsFirstDrawing())
  const [Part, setPart] = useState(() => part.drawn)
  const place = useRef<HTMLDivElement>(null)
  const isComing = useRef(false)
  const first = useRef(values)
  const Live = Part ?? (isTakenOver ? null : use(bringOnce(part)))

  // Watches where the browser has scrolled to, and whether the page has changed under the drawing.
  useEffect(() => {
    const element = place.current
    if (Live || !element) return
    async function bring(inTurn: (draw: () => void) => void) {
      if (isComing.current) return
      isComing.current = true
      const component = await bringOnce(part).catch((error) => {
        isComing.current = false
        throw error
      })
      // Several parts may come at once; in between the phone can answer.
      await new Promise<void>((resolve) => inTurn(() => resolve()))
      if (!element) return
      const handOver = noteHand(element)
      flushSync(() => setPart(() => component))
      handOver(element)
    }
    if (isUrgent) return void bring(setTimeout)
    const isOther = isChanged(first.current, values)
    // Whoever has chosen something else looks at what was pressed. What lies below the screen follows once the phone has answered.
    if (isOther) whenIdle(() => void bring(whenIdle))
    return isStill && !isOther ? undefined : whenNear(element, () => void bring(setTimeout))
  })

  if (!Live) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to leave what the server has drawn
    return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  return (
    <div ref={place}>
      <Live {...values} />
    </div>
  )
}

/** True on the server and where its drawing is taken over. */
function useIsFirstDrawing(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
}

const brought = new WeakMap<object, Promise<unknown>>()

/** One promise for all who wait; one that failed is asked for again. */
function bringOnce<Props>(part: LatePart<Props>): Promise<ComponentType<Props>> {
  const known = brought.get(part) as Promise<ComponentType<Props>> | undefined
  if (known) return known
  const coming = part.load()
  brought.set(part, coming)
  coming.then(
    (component) => {
      part.drawn = component
    },
    () => brought.delete(part),
  )
  return coming
}

function whenNear(element: HTMLElement, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: `${AHEAD}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

function isChanged<Props extends object>(before: Props, now: Props): boolean {
  return (Object.keys(now) as (keyof Props)[]).some((name) => before[name] !== now[name])
}
