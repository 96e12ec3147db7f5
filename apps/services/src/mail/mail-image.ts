import { html, type Markup } from '#app/mail/html'

interface MailImage {
  src: string
  alt: string
  width: string
  height?: string
  name?: string
}

export function toImage({ src, alt, width, height, name }: MailImage, style: string): Markup {
  const size = height ? html` height="${height}"` : html``
  const named = name ? html` class="${name}"` : html``
  return html`<img alt="${alt}"${named}${size} src="${src}" style="${style}" width="${width}">`
}
