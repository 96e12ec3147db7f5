const LONGEST = 500
const PORTS = new Set(['', '443', '8443'])
/** Ends of names that lead nowhere in the public network. */
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|example|arpa|onion)$/i

/**
 * Whether an address of a partner may be told anything, as far as its text says. Where its name leads is looked at again each time something is sent.
 * `isOpen` is development, where a receiver runs on the same machine.
 */
export function isWebhookAddress(text: string, isOpen: boolean): boolean {
  const url = URL.parse(text)
  if (!url || text.length > LONGEST || url.username || url.password || url.hash) return false
  if (isOpen) return url.protocol === 'https:' || url.protocol === 'http:'
  if (url.protocol !== 'https:' || !PORTS.has(url.port)) return false
  const host = url.hostname.replace(/\.$/, '')
  // A number instead of a name has no certificate anybody could check, and is how inner machines are reached.
  return /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(host) && !INNER.test(host)
}
