/** A fetch that is also told the pattern of the address, which may be written down; the address itself may hold a secret. */
export type RoutedFetch = (
  address: string | URL | Request,
  init: RequestInit | undefined,
  route: string,
) => Promise<Response>

export const plainFetch: RoutedFetch = (address, init) => fetch(address, init)
