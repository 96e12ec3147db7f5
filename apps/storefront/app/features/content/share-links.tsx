import { contentTexts } from '#app/texts/content.ts'

interface ShareLinksProps {
  /** Absolute. */
  url: string
  heading: string
}

/** Plain links: nobody but the one who is pressed learns about the reader. */
export function ShareLinks({ url, heading }: ShareLinksProps) {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(heading)]
  return (
    <p className="row small">
      <span className="muted">{contentTexts.share}</span>
      <a href={`mailto:?subject=${words}&body=${address}`}>{contentTexts.shareMail}</a>
      <a href={`https://wa.me/?text=${words}%20${address}`} rel="noreferrer">
        WhatsApp
      </a>
      <a href={`https://www.facebook.com/sharer/sharer.php?u=${address}`} rel="noreferrer">
        Facebook
      </a>
    </p>
  )
}
