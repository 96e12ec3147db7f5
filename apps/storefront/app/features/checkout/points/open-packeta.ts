interface Widget {
  pick(apiKey: string, callback: (point: { id: string | number } | null) => void, options: object): void
}

interface Place {
  /** `https://widget.packeta.com`. */
  url: string
  apiKey: string
  weightKg: number
}

const SCRIPT = '/v6/www/js/library.js'

/** The name of the point that was picked, or null when the window was closed without a choice. */
export async function openPacketa({ url, apiKey, weightKg }: Place, shippingCode: string): Promise<string | null> {
  const widget = await loadWidget(url)
  const vendor = { country: 'cz', ...(shippingCode.endsWith('z-box') ? { group: 'zbox' } : {}) }
  return new Promise((resolve) => {
    widget.pick(apiKey, (point) => resolve(point === null ? null : String(point.id)), {
      country: 'cz',
      language: 'cs',
      vendors: [vendor],
      weight: weightKg,
    })
  })
}

function loadWidget(url: string): Promise<Widget> {
  const known = widgetOf(globalThis)
  if (known) return Promise.resolve(known)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${url.replace(/\/+$/, '')}${SCRIPT}`
    script.addEventListener('error', () => reject(new Error('The widget did not load.')))
    script.addEventListener('load', () => {
      const widget = widgetOf(globalThis)
      if (widget) resolve(widget)
      else reject(new Error('The widget is not there.'))
    })
    document.head.append(script)
  })
}

function widgetOf(place: object): Widget | null {
  return (place as { Packeta?: { Widget?: Widget } }).Packeta?.Widget ?? null
}
