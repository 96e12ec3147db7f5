import { expect, type Locator, type Page } from '@playwright/test'

interface ShownGoods {
  slug: string
  text: string
}

/** Goods on cards of a page. */
async function shownGoods(page: Page): Promise<ShownGoods[]> {
  return page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const slug = card
          .querySelector('h2 a, h3 a')
          ?.getAttribute('href')
          ?.match(/^\/produkt\/([a-z0-9-]+)/)?.[1]
        return slug ? [{ slug, text: card.textContent ?? '' }] : []
      }),
    )
}

/** Whatever a page shows of these goods on cards says that the dog must not have it; returns what it shows at all. */
export async function expectWarned(
  page: Page,
  forbidden: ReadonlySet<string>,
  warning: string,
): Promise<readonly ShownGoods[]> {
  await lookAtAll(page.getByRole('main').getByRole('article'))
  await expect
    .poll(async () => unwarned(await shownGoods(page), forbidden, warning), { message: page.url() })
    .toEqual([])
  return shownGoods(page)
}

/** The same for links in a list: suggestions, lines of a cart. */
export async function expectLinksWarned(
  items: Locator,
  forbidden: ReadonlySet<string>,
  warning: string,
): Promise<number> {
  const read = () =>
    items.evaluateAll((list) =>
      list.flatMap((item) => {
        const link = item.matches('a') ? item : item.querySelector('a[href^="/produkt/"]')
        const slug = link?.getAttribute('href')?.match(/^\/produkt\/([a-z0-9-]+)/)?.[1]
        return slug ? [{ slug, text: item.textContent ?? '' }] : []
      }),
    )
  await expect.poll(async () => unwarned(await read(), forbidden, warning)).toEqual([])
  return (await read()).filter(({ slug }) => forbidden.has(slug)).length
}

function unwarned(goods: readonly ShownGoods[], forbidden: ReadonlySet<string>, warning: string): string[] {
  return goods.filter(({ slug, text }) => forbidden.has(slug) && !text.includes(warning)).map(({ slug }) => slug)
}

/** What lies far below the first screen comes to life when somebody looks at it. */
async function lookAtAll(cards: Locator): Promise<void> {
  await cards.evaluateAll(async (list) => {
    for (const card of list) {
      card.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}
