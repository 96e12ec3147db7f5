// The widget of pickup points as the shop sees it: the same global, the same callback, a plain list instead of a map.
;(() => {
  const REASONS = { full: 'plné', vacation: 'dovolená', closing: 'končí provoz', technical: 'technická závada' }
  const STYLE = `
    .fake-packeta { font: 1rem/1.5 system-ui, sans-serif; color: #1d1d1f; background: #fff; max-width: 40rem; width: 100% }
    .fake-packeta ul { list-style: none; margin: 0; padding: 0; max-height: 60vh; overflow: auto }
    .fake-packeta li { display: grid; gap: .25rem; padding: .75rem 0; border-top: 1px solid #8a8f98 }
    .fake-packeta button, .fake-packeta input { min-height: 2.75rem; padding: 0 .75rem; font: inherit }
    .fake-packeta label { display: grid; gap: .25rem }`
  let closeOpen = null

  function pick(_apiKey, callback, options = {}, inElement = null) {
    closeOpen?.(null)
    const box = inElement ?? document.body.appendChild(document.createElement('dialog'))
    closeOpen = (point) => {
      closeOpen = null
      if (inElement) inElement.replaceChildren()
      else box.remove()
      callback(point)
    }
    box.replaceChildren(...render(offered(options), closeOpen))
    if (inElement) return
    box.setAttribute('aria-labelledby', 'fake-packeta-title')
    // Escape closes without a choice, as the cross does.
    box.addEventListener('cancel', (event) => {
      event.preventDefault()
      closeOpen?.(null)
    })
    box.showModal()
  }

  function offered({ country, vendors, weight }) {
    const countries = country?.split(',')
    const groups = vendors?.map((vendor) => vendor.group ?? '')
    return globalThis.fakePacketaPoints.filter(
      (point) =>
        (!countries || countries.includes(point.country)) &&
        (!groups || groups.includes(point.group)) &&
        (!weight || weight <= point.maxWeight),
    )
  }

  function render(points, choose) {
    adoptStyle()
    const list = element('ul')
    const count = element('p', { role: 'status' })
    const search = element('input', { type: 'search', name: 'fake-packeta-search', autocomplete: 'off' })
    const show = () => {
      const words = plain(search.value).split(/\s+/).filter(Boolean)
      const found = points.filter((point) => {
        const text = plain(`${point.name} ${point.place} ${point.city} ${point.zip} ${point.zip.replace(' ', '')}`)
        return words.every((word) => text.includes(word))
      })
      count.textContent = `Nalezená místa: ${found.length}`
      list.replaceChildren(...found.map((point) => toItem(point, choose)))
    }
    search.addEventListener('input', show)
    show()
    const label = element('label', { textContent: 'Město, PSČ nebo ulice' }, [search])
    const close = element('button', { type: 'button', textContent: 'Zavřít' })
    close.addEventListener('click', () => choose(null))
    const title = element('h2', { id: 'fake-packeta-title', textContent: 'Výběr výdejního místa' })
    return [element('div', { className: 'fake-packeta' }, [title, label, count, list, close])]
  }

  // Not a style element: a strict page would refuse it, and the real widget lives in a frame of its own.
  function adoptStyle() {
    const sheet = new globalThis.CSSStyleSheet()
    sheet.replaceSync(STYLE)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

  function toItem(point, choose) {
    const button = element('button', {
      type: 'button',
      textContent: `Vybrat ${point.name}`,
      disabled: Boolean(point.error),
    })
    button.addEventListener('click', () => choose(point))
    const kind = point.group === 'zbox' ? 'Z-BOX' : 'Výdejní místo'
    const state = point.error ? ` – ${REASONS[point.error] ?? 'nelze vybrat'}` : ''
    return element('li', {}, [
      element('strong', { textContent: point.name }),
      element('span', { textContent: `${kind}, ${point.place}, ${point.zip} ${point.city}${state}` }),
      element('span', { textContent: `${point.openingHours.compactShort}, nejvýše ${point.maxWeight} kg` }),
      button,
    ])
  }

  function element(name, { role, ...properties } = {}, children = []) {
    const node = Object.assign(document.createElement(name), properties)
    if (role) node.setAttribute('role', role)
    node.append(...children)
    return node
  }

  function plain(text) {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  }

  globalThis.Packeta = { Widget: { pick, close: () => closeOpen?.(null) } }
})()
