import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Picture, type PictureSource } from './picture.tsx'

const source = ({ width, format }: PictureSource) => `/i/${width}.${format}`

function draw(priority: boolean) {
  return renderToString(
    <Picture
      source={source}
      widths={[320, 640]}
      sizes="50vw"
      width={1200}
      height={900}
      alt="A bag"
      priority={priority}
    />,
  )
}

describe('Picture', () => {
  test('offers AVIF, WebP and JPEG in every width', () => {
    const html = draw(false)
    expect(html).toContain('<source type="image/avif" srcSet="/i/320.avif 320w, /i/640.avif 640w" sizes="50vw"/>')
    expect(html).toContain('<source type="image/webp" srcSet="/i/320.webp 320w, /i/640.webp 640w" sizes="50vw"/>')
    expect(html).toMatch(/<img[^>]*srcSet="\/i\/320\.jpeg 320w, \/i\/640\.jpeg 640w"[^>]*src="\/i\/640\.jpeg"/)
  })

  test('keeps its place and loads late', () => {
    const html = draw(false)
    expect(html).toMatch(/width="1200" height="900"/)
    expect(html).toMatch(/loading="lazy" decoding="async"/)
    expect(html).not.toContain('fetchPriority')
  })

  test('loads first when the page is about it', () => {
    expect(draw(true)).toMatch(/loading="eager" decoding="auto" fetchPriority="high"/)
  })
})
