import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { isSurelyWithout } from '@shop/domain/dog/food/allergy-conflict'
import dog from '@shop/ui/assets/dog.svg'
import { Button } from '@shop/ui/button/button'
import { Pager } from '@shop/ui/pager/pager'
import { PromoTile } from '@shop/ui/promo-tile/promo-tile'
import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { HiddenNote } from './dog-chips.tsx'
import { totalWithout } from './dog-exclusion.ts'
import styles from './grid-results.module.css'
import type { GridView } from './grid-view.ts'
import { useDogExclusion } from './use-dog-exclusion.ts'
import { useMoreCards } from './use-more-cards.ts'

export function GridResults({ grid }: { grid: GridView }) {
  const { cards: all, page, next, isLoading, loadMore } = useMoreCards(grid)
  const { missing } = useDogExclusion(grid)
  const cards = all.filter(({ food }) => food === null || isSurelyWithout(missing, food))
  const toPage = (number: number) => `${grid.path}${formatGridQuery({ ...grid.filters, page: number })}` as const
  return (
    <>
      <ProductCards
        cards={cards}
        eager={1}
        promise={catalogTexts.comes(grid.promise.date)}
        promo={<CalculatorTile />}
      />
      <HiddenNote grid={grid} />
      <div className={styles.foot}>
        <p className="small muted" role="status">
          {catalogTexts.seen(cards.length + (grid.filters.page - 1) * 24, totalWithout(grid, missing))}
        </p>
        {next === null ? null : (
          <Button as={ShopLink} to={toPage(next)} variant="line" loading={isLoading} onClick={loadMore}>
            {catalogTexts.loadMore}
          </Button>
        )}
        <Pager
          label={catalogTexts.paging}
          labels={catalogTexts.pager}
          current={page}
          total={grid.pages}
          renderLink={({ page: number, ...link }) => <ShopLink {...link} to={toPage(number)} />}
        />
        <p className="xs muted">{catalogTexts.sortNotes[grid.filters.sort]}</p>
      </div>
    </>
  )
}

function CalculatorTile() {
  return (
    <PromoTile
      as={ShopLink}
      to="/najit-krmivo"
      title={catalogTexts.promo.title}
      picture={<img src={dog} alt="" width="300" height="290" loading="lazy" />}
    >
      {catalogTexts.promo.text}
    </PromoTile>
  )
}
