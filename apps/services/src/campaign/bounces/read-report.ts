/** What a machine says about one of our letters; null when it says nothing final, or is no machine at all. */
export function readReport(message: string): 'bounce' | 'complaint' | null {
  const text = message.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ')
  const complaint = partOf(text, 'message/feedback-report')
  if (complaint !== null) return /^feedback-type:\s*not-spam\b/im.test(complaint) ? null : 'complaint'
  const status = partOf(text, 'message/delivery-status')
  if (status === null) return null
  // Nobody lives there (5.1.x) or the box is closed (5.2.1). A full box, a delay, or trouble with our own name and keys (5.7.x) may end well.
  const isFinal = /^action:\s*failed\b/im.test(status) && /^status:\s*5\.(1\.\d{1,3}|2\.1)\b/im.test(status)
  return isFinal ? 'bounce' : null
}

/** The first part of this kind, from its own headers to the next boundary (RFC 3464, RFC 5965). */
function partOf(text: string, kind: string): string | null {
  const boundary = /^content-type:\s*multipart\/report\b.*?boundary="?([^";\n]+)"?/im.exec(text)?.[1]
  if (boundary === undefined) return null
  const parts = text.split(`\n--${boundary}`)
  return parts.find((part) => new RegExp(`^content-type:\\s*${kind}\\b`, 'im').test(headOf(part))) ?? null
}

function headOf(part: string): string {
  return part.trimStart().split('\n\n')[0] ?? ''
}
