import { useRouteLoaderData } from 'react-router'

/** Who is signed in, as pages of the account know it. Public pages are the same for everybody and never do. */
export interface CustomerGlance {
  email: string
  firstName: string
  lastName: string
}

export function useCustomer(): CustomerGlance | null {
  return (useRouteLoaderData('signed-in') as CustomerGlance | undefined) ?? null
}
