import { useEffect } from 'react'
import { useTheme } from 'react-admin'
import { Icon } from '#app/parts/icon.tsx'
import { FRAME } from '#app/texts/frame.ts'

/** The choice is kept by react-admin; our own style sheets read it from the document. */
export function useDocumentTheme(): void {
  const [theme] = useTheme()
  // Synchronises with the attribute that style sheets outside of React ask.
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme ?? system
  }, [theme])
}

export function ThemeButton() {
  const [theme, setTheme] = useTheme()
  const isDark = (theme ?? document.documentElement.dataset.theme) === 'dark'
  const label = isDark ? FRAME.toLight : FRAME.toDark
  return (
    <button
      type="button"
      className="btn q ic"
      title={label}
      aria-label={label}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  )
}
