import { TextLink } from '@shop/ui/text-link/text-link'
import { contentTexts } from '#app/texts/content/content.ts'

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
      <TextLink standalone href={`mailto:?subject=${words}&body=${address}`}>
        {contentTexts.shareMail}
      </TextLink>
      <TextLink standalone href={`https://wa.me/?text=${words}%20${address}`} rel="noreferrer">
        WhatsApp
      </TextLink>
      <TextLink standalone href={`https://www.facebook.com/sharer/sharer.php?u=${address}`} rel="noreferrer">
        Facebook
      </TextLink>
    </p>
  )
}
