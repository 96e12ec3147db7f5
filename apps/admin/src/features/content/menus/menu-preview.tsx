import type { MenuItem } from '@shop/contract/content/menu'
import type { MenuCode } from '@shop/domain/content/menu'
import { MENU_PLACES, MENUS } from '#app/texts/content/menu.ts'

/** Words and order as the shop will have them, while they are written. */
export function MenuPreview({ code, items }: { code: MenuCode; items: readonly MenuItem[] }) {
  return (
    <aside className="pane soft" aria-label={MENUS.preview}>
      <section className="sec">
        <header>
          <h2>{MENUS.preview}</h2>
        </header>
        <p className="mut sm">{MENU_PLACES[code].where}</p>
        <ul className="stack">
          {items.map(({ label, to, heading, links }) => (
            <li key={to}>
              <b className="b6">{label || MENUS.nameless}</b>
              {links.length > 0 && (
                <>
                  <p className="mut sm">{heading}</p>
                  <ul>
                    {links.map((link) => (
                      <li key={link.to}>{link.label || MENUS.nameless}</li>
                    ))}
                    <li>{MENUS.everything(label)}</li>
                  </ul>
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
