import { encodeQr } from '@shop/runtime/qr-code'
import { INK, type Sheet } from '#app/document/pdf/sheet'

/** Drawn, not pasted: sharp at any size and read by any camera. */
export function drawQr(sheet: Sheet, text: string, { left, top, side }: { left: number; top: number; side: number }) {
  const code = encodeQr(text)
  const dot = side / code.length
  sheet.fillColor(INK)
  for (const [y, row] of code.entries()) {
    for (const [x, isDark] of row.entries()) {
      // A hair wider than the square, so that no printer leaves a gap between neighbours.
      if (isDark) sheet.rect(left + x * dot, top + y * dot, dot + 0.05, dot + 0.05)
    }
  }
  sheet.fill()
}
