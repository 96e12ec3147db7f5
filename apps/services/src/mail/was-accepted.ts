/** Asks the relay whether it has already taken a message: 200 yes, 404 no. Without a log to ask, nobody knows. */
export async function wasAccepted(logUrl: string | undefined, messageId: string): Promise<boolean> {
  if (!logUrl) return false
  const address = `${logUrl.replace(/\/+$/, '')}/${encodeURIComponent(messageId)}`
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
  await response.body?.cancel()
  if (response.status === 404) return false
  if (response.ok) return true
  // Better to try the job later than to guess.
  throw new Error(`The log of the relay answered ${response.status}.`)
}
