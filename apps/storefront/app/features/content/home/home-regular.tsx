import { formatDayAndMonth } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { PlanList } from '@shop/ui/plan-list/plan-list'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { homeTexts } from '#app/texts/content/home.ts'
import type { HomeExample } from './home-page.ts'
import styles from './home-regular.module.css'

const { regular } = homeTexts

export function HomeRegular({ example }: { example: HomeExample }) {
  const items = example.deliveries.map((date, index) => ({
    when: formatDayAndMonth(date),
    what: regular.lines[index] ?? '',
    aside: formatPrice(example.repeatPrice),
  }))
  return (
    <section className={styles.split} data-promotion="pravidelne-doruceni" data-creative="banner">
      <div className={styles.words}>
        <h2>{regular.heading}</h2>
        <p className="lead">{regular.lead}</p>
        <Button as={ShopLink} to="/pravidelne-doruceni" size="large">
          {regular.action}
        </Button>
      </div>
      <div className="forest on-dark">
        <p className="semi">{homeTexts.example(example.name, example.pack)}</p>
        <PlanList items={items} className={styles.plan} />
        <p className="small">{homeTexts.saved(formatPrice(example.price - example.repeatPrice))}</p>
      </div>
    </section>
  )
}
