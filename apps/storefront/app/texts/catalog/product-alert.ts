import type { ProductAlertView } from '@shop/contract/endpoints/catalog-endpoints'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { typeset } from '@shop/czech/typeset'

function eventOf({ kind, wishedPrice }: Pick<ProductAlertView, 'kind' | 'wishedPrice'>): string {
  if (kind === 'back_in_stock') return 'bude zase skladem'
  return wishedPrice === null ? 'bude stát méně' : `bude stát nejvýš ${formatPrice(wishedPrice)}`
}

type Watched = Pick<ProductAlertView, 'kind' | 'wishedPrice' | 'email' | 'product'>

const nameOf = ({ name, variant }: ProductAlertView['product']) => `${name}, ${variant}`

/** The page that a link from a mail of a product alert leads to. */
export const productAlertTexts = {
  ...typeset({
    title: 'Hlídání zboží | Čenich',
    description: 'Potvrzení a zrušení hlídání zboží.',
    headings: {
      waiting: 'Máme to pohlídat?',
      watching: 'Hlídáme',
      told: 'Už jsme vám napsali',
      cancelled: 'Už nehlídáme',
    },
    confirm: 'Potvrdit hlídání',
    cancel: 'Už nehlídat',
    cancelOthers: 'Už nehlídat ani nic dalšího',
    toProduct: 'Přejít na produkt',
    unavailable: 'Teď se to nepovedlo uložit. Zkuste to prosím za chvíli.',
    goneHeading: 'Tenhle odkaz nic neotevře',
    goneText: 'Mohl přijít neúplný, nebo už skončila jeho platnost. O hlídání můžete znovu požádat u produktu.',
    toGoods: 'Vybrat zboží',
  }),
  text: {
    waiting: (watched: Watched) =>
      nonBreaking(`Až ${nameOf(watched.product)} ${eventOf(watched)}, napíšeme jednou na ${watched.email}.`),
    watching: (watched: Watched) =>
      nonBreaking(
        `Až ${nameOf(watched.product)} ${eventOf(watched)}, napíšeme jednou na ${watched.email}. Pak hlídání skončí.`,
      ),
    told: ({ email, product }: Watched) =>
      nonBreaking(`Hlídání skončilo zprávou na ${email}: ${nameOf(product)}. Další posílat nebudeme.`),
    cancelled: ({ email, product }: Watched) =>
      nonBreaking(`Na ${email} už nic nepošleme: ${nameOf(product)}. Požádat znovu můžete u produktu.`),
  } satisfies Record<ProductAlertView['state'], (watched: Watched) => string>,
  others: (count: number) => nonBreaking(`Na stejnou adresu ještě hlídáme: ${count}.`),
}
