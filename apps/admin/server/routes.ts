import { SERVICES_ENDPOINTS } from '@shop/contract/services'

/** What of the services is for staff's browsers; pages of customers and partners have doors of their own. */
const OFFICE = /^\/(session|staff)(\/|$)/
const patterns = [...new Set(Object.values(SERVICES_ENDPOINTS).map(({ path }) => path))]
  .filter((path) => OFFICE.test(path))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
/** The clock of the shop, which only development may move. */
const CLOCK = '/dev/clock'

export function isOfficeCommand(path: string, isDevelopment: boolean): boolean {
  // Steps upwards would lead to a command that is not looked at here.
  if (/\.\.|%2e/i.test(path)) return false
  return patterns.some((pattern) => pattern.test(path)) || (isDevelopment && path === CLOCK)
}

/** Rows are only read here: everything that changes one is a command. Functions may be asked either way. */
export function isOfficeRead(method: string | undefined, path: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  return method === 'POST' && /^\/rpc\/\w+$/.test(path)
}
