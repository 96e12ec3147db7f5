import { Component, type ReactNode } from 'react'
import { reportError } from '#app/errors/report-error.ts'
import { fallbackTexts } from '#app/texts/shell/errors.ts'

/** The last net in the browser: when the error page itself fails, a heading and the way home are left. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="wrap section stack">
        <h1>{fallbackTexts.title}</h1>
        <p>{fallbackTexts.text}</p>
        <p>
          <a href="/">{fallbackTexts.home}</a>
        </p>
      </div>
    )
  }
}
