import dog from '@shop/ui/assets/dog.svg'
import { Icon } from '@shop/ui/icon/icon'
import type { MenuPanel } from '#app/addresses/menu-entry.ts'
import { type ShopAddress, toShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { PROTEINS } from '#app/texts/shell/navigation.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import navStyles from './main-nav.module.css'
import styles from './mega-menu.module.css'

interface MegaMenuProps {
  label: string
  category: ShopAddress
  panel: MenuPanel
}

/**
 * A native popover: the browser opens and closes it, on Escape and on a press elsewhere too, and it needs no script.
 * It follows its button in the document, so the Tab key walks from one into the other.
 */
export function MegaMenu({ label: name, category, panel }: MegaMenuProps) {
  const id = `menu-${category.split('/').at(-1)}`
  return (
    <li>
      <button type="button" className={navStyles.item} popoverTarget={id}>
        {name} <Icon name="down" />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={`wrap ${styles.inner}`}>
          <div>
            <p className={styles.heading}>{panel.heading}</p>
            <ul className={styles.links}>
              {panel.links.map(({ label, to }) => (
                <li key={to}>
                  <ShopLink to={to} className={styles.link}>
                    {label}
                  </ShopLink>
                </li>
              ))}
              <li>
                <ShopLink to={category} className={styles.link}>
                  {shellTexts.everythingFrom} {name.toLocaleLowerCase('cs')}
                </ShopLink>
              </li>
            </ul>
          </div>
          <ProteinTiles category={category} />
          <ShopLink to="/najit-krmivo" className={`on-dark ${styles.promo}`}>
            <b className={styles.slogan}>{shellTexts.calculatorHeading}</b>
            <span className={styles.way}>
              {shellTexts.calculatorLink} <Icon name="arrow" />
            </span>
            <img src={dog} alt="" width="300" height="290" loading="lazy" />
          </ShopLink>
        </div>
      </div>
    </li>
  )
}

function ProteinTiles({ category }: { category: ShopAddress }) {
  return (
    <div>
      <p className={styles.heading}>{shellTexts.byMeat}</p>
      <ul className={styles.proteins}>
        {PROTEINS.map(({ tint, code, label }) => (
          <li key={code}>
            <ShopLink to={toShopAddress(`${category}?maso=${code}`)} data-tint={tint} className={styles.tile}>
              <b className={styles.meat}>{label}</b>
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
