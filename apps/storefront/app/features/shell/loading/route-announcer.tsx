import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A page that changes without loading is silent to a screen reader, so its title is read out. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  // Follows the document's title, which the new page has set by the time effects run.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
  }, [pathname])

  return (
    <div role="status" className="visually-hidden">
      {title}
    </div>
  )
}
