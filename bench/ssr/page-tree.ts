/// <reference lib="dom" />
import { launchBrowser } from '@shop/stack/browser'

export type PageNode = string | { tag: string; props: Record<string, unknown>; children: PageNode[] }

/** Reads the served page back as a tree of elements that React can draw again. */
export async function readPageTree(url: string): Promise<PageNode> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(url)
    return await page.evaluate(() => {
      const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor' }
      const RENAMED = [
        'autoComplete',
        'charSet',
        'fetchPriority',
        'popoverTarget',
        'tabIndex',
        'crossOrigin',
        'hrefLang',
      ]
      for (const name of RENAMED) NAMES[name.toLowerCase()] = name
      const toProps = (element: Element) => {
        const props: Record<string, unknown> = {}
        for (const { name, value } of element.attributes) {
          if (name !== 'style') props[NAMES[name] ?? name] = value === '' ? true : value
        }
        // What a script or a style sheet holds is text to the browser and must stay raw.
        if (element.localName === 'script') props.dangerouslySetInnerHTML = { __html: element.textContent ?? '' }
        return props
      }
      const toNode = (node: Node): PageNode[] => {
        if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : []
        if (node.nodeType !== Node.ELEMENT_NODE) return []
        const element = node as Element
        const isRaw = element.localName === 'script'
        return [
          {
            tag: element.localName,
            props: toProps(element),
            children: isRaw ? [] : [...element.childNodes].flatMap(toNode),
          },
        ]
      }
      const [root] = toNode(document.documentElement)
      return root as PageNode
    })
  } finally {
    await browser.close()
  }
}
