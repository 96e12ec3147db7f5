import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate, useNavigation } from 'react-router'
import { keepDialog } from '#app/navigation/use-hash-dialog.ts'
import { withExclusions } from './dog-exclusion.ts'
import type { GridView } from './grid-view.ts'
import { useDogExclusion } from './use-dog-exclusion.ts'

/**
 * The page is the same for everybody, so what a dog must not eat is hidden by an address that anybody may share. Until it
 * comes, the cards of this one do without those foods. It draws nothing: a page on its way is no reason to draw the grid again.
 */
export function DogAddress({ grid }: { grid: GridView }) {
  const { missing } = useDogExclusion(grid)
  const navigate = useNavigate()
  const location = useLocation()
  const { state: rendered } = useNavigation()
  // What React has drawn may be a page behind; the router itself knows whether somebody is already on the way elsewhere.
  const router = use(RouterContext)?.router
  const asked = useRef<string | null>(null)
  const to = missing.length > 0 ? withExclusions(grid, missing) + location.hash : null

  // The list of dogs lives outside of React; when it says so, the page is another one. What somebody has chosen meanwhile comes
  // first, and its page is asked for the dog then. Filters opened meanwhile stay open, and without a connection this page
  // stays as it is.
  useEffect(() => {
    if (!to) asked.current = null
    if (!to || asked.current === to || !navigator.onLine || rendered !== 'idle') return
    if (router && (router.state.navigation.state !== 'idle' || router.state.location.key !== location.key)) return
    asked.current = to
    void navigate(to, { replace: true, preventScrollReset: true, state: keepDialog(location) })
  }, [to, rendered, location, router, navigate])

  return null
}
