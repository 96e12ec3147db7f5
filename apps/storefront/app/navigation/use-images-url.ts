import { useRouteLoaderData } from 'react-router'

/** Base of every picture's address. */
export function useImagesUrl(): string {
  const shop = useRouteLoaderData<{ imagesUrl: string }>('root')
  return shop?.imagesUrl ?? ''
}
