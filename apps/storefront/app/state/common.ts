import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** The server cannot know, so a page starts as online and corrects itself. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Where pictures come from; the root loader knows. */
export function useImagesUrl(): string {
  const shop = useRouteLoaderData('root') as { imagesUrl: string } | undefined
  return shop?.imagesUrl ?? ''
}

/** Whom customers call and write to. */
export interface Contact {
  company: string
  city: string
  phone: string
  phoneHref: `tel:${string}`
  email: string
}

/** Null while the data service is away; a page then says less, not something wrong. */
export function useContact(): Contact | null {
  const shop = useRouteLoaderData('root') as { contact: Contact | null } | undefined
  return shop?.contact ?? null
}

/** Business numbers that the header prints; money is whole haléře. Unknown while the data service is away. */
export interface HeaderNumbers {
  freeFrom: number | null
  regularDiscount: number | null
}

export function useHeaderNumbers(): HeaderNumbers {
  const shop = useRouteLoaderData('root') as HeaderNumbers | undefined
  return shop ?? { freeFrom: null, regularDiscount: null }
}
