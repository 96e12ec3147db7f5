/** Pictures the policy of the office lets in; the others would be holes. */
const PICTURES = /^data:image\/png;/

/** A mail without what runs, leads away or is loaded from elsewhere; its styles wait in `data-style`. */
export function toQuietMail(html: string): { body: DocumentFragment; sheet: string } {
  const mail = new DOMParser().parseFromString(html, 'text/html')
  const sheet = [...mail.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n')
  for (const element of mail.querySelectorAll('script, style, link, meta, base, form, iframe, object')) element.remove()
  const images = document.querySelector<HTMLMetaElement>('meta[name="images-url"]')?.content ?? ''
  for (const picture of mail.querySelectorAll('img')) {
    const isKnown = PICTURES.test(picture.src) || (images !== '' && picture.src.startsWith(images))
    if (!isKnown) picture.removeAttribute('src')
  }
  for (const element of mail.querySelectorAll<HTMLElement>('*')) {
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name)
    if (element.hasAttribute('style')) element.dataset.style = element.getAttribute('style') ?? ''
    element.removeAttribute('style')
    element.removeAttribute('href')
  }
  const body = document.createDocumentFragment()
  body.append(...mail.body.childNodes)
  return { body, sheet }
}
