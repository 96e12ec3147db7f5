import dog from '@shop/ui/assets/dog.svg'
import { Icon } from '@shop/ui/icon/icon'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { type NavigationMenu, PROTEINS } from '#app/texts/shell/navigation.ts'
import { shellTexts } from '#app/texts/shell/shell.ts'
import navStyles from './main-nav.module.css'
import styles from './mega-menu.module.css'

/**
 * A native popover: the browser opens and closes it, on Escape and on a press elsewhere too, and it needs no script.
 * It follows its button in the document, so the Tab key walks from one into the other.
 */
export function MegaMenu({ menu }: { menu: NavigationMenu }) {
  const id = `menu-${menu.to.split('/').at(-1)}`
  return (
    <li>
      <button type="button" className={navStyles.item} popoverTarget={id}>
        {menu.label} <Icon name="down" />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={`wrap ${styles.inner}`}>
          <div>
            <p className={styles.heading}>{menu.heading}</p>
            <ul className={styles.links}>
              {menu.links.map(({ label, to }) => (
                <li key={to}>
                  <ShopLink to={to} className={styles.link}>
                    {label}
                  </ShopLink>
                </li>
              ))}
              <li>
                <ShopLink to={menu.to} className={styles.link}>
                  {shellTexts.everythingFrom} {menu.label.toLocaleLowerCase('cs')}
                </ShopLink>
              </li>
            </ul>
          </div>
          <ProteinTiles category={menu.to} />
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

function ProteinTiles({ category }: { category: NavigationMenu['to'] }) {
  return (
    <div>
      <p className={styles.heading}>{shellTexts.byMeat}</p>
      <ul className={styles.proteins}>
        {PROTEINS.map(({ tint, code, label }) => (
          <li key={code}>
            <ShopLink to={`${category}?maso=${code}`} data-tint={tint} className={styles.tile}>
              <b className={styles.meat}>{label}</b>
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
