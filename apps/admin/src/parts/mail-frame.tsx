import { useRef } from 'react'
import { toQuietMail } from './to-quiet-mail.ts'

/**
 * A mail in a page of its own where nothing runs and nothing can be followed. The policy of the office refuses styles in markup
 * here as well, so what the mail says about its looks is set through the object model, which the policy lets.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const draw = () => {
    const page = frame.current?.contentDocument
    const view = frame.current?.contentWindow as (Window & typeof globalThis) | null
    if (!page || !view) return
    const { body, sheet } = toQuietMail(html)
    const rules = new view.CSSStyleSheet()
    rules.replaceSync(sheet)
    page.adoptedStyleSheets = [rules]
    page.body.replaceChildren(page.importNode(body, true))
    for (const element of page.body.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
    }
  }
  return (
    <iframe
      ref={frame}
      className="mailframe"
      title={title}
      sandbox="allow-same-origin"
      srcDoc="<!doctype html><html lang=cs><title>E-mail</title><body></body></html>"
      onLoad={draw}
    />
  )
}
