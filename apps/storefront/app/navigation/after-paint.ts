/** What a press has set going, once the press itself is on the screen: on a slow phone a page on its way is long work. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
