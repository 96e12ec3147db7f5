/** What is typed by a scanner, by the place of each key: under a Czech layout the letters of the top row are not digits. */
interface TypedKey {
  code: string
  isShifted: boolean
  at: number
}

/** Between two characters of a scanner; a person is slower. */
const FASTEST_HAND_MS = 50
const SHORTEST_SCAN = 6
/** The same code again within this time is the same pull of the trigger. */
const TRIGGER_MS = 300
/** Programmed by the setup sheet: before each scan, and for the separator inside a GS1 code. */
const PREFIX = 'F13'
const SEPARATOR = 'F14'
const SIGNS: Record<string, [string, string]> = {
  Minus: ['-', '_'],
  Slash: ['/', '?'],
  Period: ['.', '>'],
  Semicolon: [';', ':'],
  BracketRight: [']', '}'],
  Equal: ['=', '+'],
}

type Heard = { kind: 'scan'; raw: string } | { kind: 'swallowed' } | { kind: 'typing' }

/** One listener for one keyboard. It answers for each key whether it is part of a scan, and what was read at its end. */
export function createScannerReader() {
  let text = ''
  let isOpen = false
  let lastAt = 0
  let last = { raw: '', at: 0 }

  function finish(at: number): Heard {
    const raw = text
    text = ''
    isOpen = false
    if (raw === last.raw && at - last.at < TRIGGER_MS) return { kind: 'swallowed' }
    last = { raw, at }
    return { kind: 'scan', raw }
  }

  return ({ code, isShifted, at }: TypedKey): Heard => {
    if (code === PREFIX) {
      isOpen = true
      text = ''
      return { kind: 'swallowed' }
    }
    const isQuick = at - lastAt <= FASTEST_HAND_MS
    lastAt = at
    if (code === 'Enter' || code === 'NumpadEnter') {
      if (isOpen && text !== '') return finish(at)
      if (isQuick && text.length >= SHORTEST_SCAN) return finish(at)
      text = ''
      isOpen = false
      return { kind: 'typing' }
    }
    const sign = toSign(code, isShifted)
    if (sign === null) return { kind: isOpen ? 'swallowed' : 'typing' }
    text = isOpen || isQuick ? text + sign : sign
    return { kind: isOpen ? 'swallowed' : 'typing' }
  }
}

function toSign(code: string, isShifted: boolean): string | null {
  if (code === SEPARATOR) return '␝'
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return isShifted ? letter : letter.toLowerCase()
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? SIGNS[code]?.[isShifted ? 1 : 0] ?? null
}
