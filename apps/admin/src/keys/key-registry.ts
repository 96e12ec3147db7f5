export interface KeyBinding {
  /** `J`, `Shift X`, `Ctrl K`, `G O`, `1`, `Esc`, `Enter`, `Space`, `?`. Two words without a modifier are pressed one after the other. */
  keys: string
  label: string
  run(): void
  /** Stands in the bar at the bottom; all others are behind `?`. */
  isInBar?: boolean
  /** Works while somebody types, too. */
  isAlways?: boolean
}

let bindings: readonly (readonly KeyBinding[])[] = []
let pending: string | null = null
let pendingSince = 0
const listeners = new Set<() => void>()
/** Between the two keys of `G O`. */
const SECOND_KEY_MS = 1500
const MODIFIERS = ['Ctrl', 'Shift', 'Alt']

/** Keys of what is on the screen now. Whoever came last is asked first: a dialog goes before the page below it. */
export const keyRegistry = {
  read: () => bindings,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  add(group: readonly KeyBinding[]): () => void {
    change([...bindings, group])
    return () => change(bindings.filter((one) => one !== group))
  },
}

function change(next: typeof bindings): void {
  bindings = next
  for (const listener of listeners) listener()
}

/** The one listener of the page. */
export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const pressed = describeKey(event)
  if (pressed === null) return
  const isTyping = isTextField(event.target)
  const first = pending !== null && Date.now() - pendingSince < SECOND_KEY_MS ? pending : null
  pending = null
  const all = bindings.toReversed().flat()
  const isOurs = !isTyping && !pressesItself(event.target, pressed)
  const fits = (keys: string) => all.find((one) => one.keys === keys && (isOurs || one.isAlways))
  const found = (first ? fits(`${first} ${pressed}`) : undefined) ?? fits(pressed)
  if (found) {
    event.preventDefault()
    found.run()
  } else if (!isTyping && all.some(({ keys }) => isSequence(keys) && keys.startsWith(`${pressed} `))) {
    pending = pressed
    pendingSince = Date.now()
  }
}

function isSequence(keys: string): boolean {
  const [first = '', second] = keys.split(' ')
  return second !== undefined && !MODIFIERS.includes(first)
}

/** Digits by their place: on a Czech keyboard the top row types letters. */
function describeKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string | null {
  if (altKey || key === 'Control' || key === 'Shift' || key === 'Meta') return null
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  const name = NAMES[key] ?? digit ?? (key.length === 1 ? key.toUpperCase() : key)
  const isShifted = shiftKey && (/^[A-Z0-9]$/.test(name) || name.length > 1)
  return [ctrlKey || metaKey ? 'Ctrl ' : '', isShifted ? 'Shift ' : '', name].join('')
}

const NAMES: Record<string, string> = {
  ' ': 'Space',
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
}

/** What has the focus is pressed by these two keys, as everywhere; a shortcut of the page waits. */
function pressesItself(target: EventTarget | null, pressed: string): boolean {
  if (!(target instanceof Element)) return false
  if (pressed === 'Enter') return target.closest('button, a[href], summary') !== null
  return pressed === 'Space' && target.closest('button, summary, input') !== null
}

const NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit'])

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
}
