import '#app/styles/office.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Office } from '#app/office.tsx'

// The policy of the page lets in styles that carry the value of this very answer, and no others.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const cache = createCache({ key: 'css', nonce, prepend: true })
const router = createBrowserRouter([{ path: '*', element: <Office /> }])
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to draw into.')

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
)
