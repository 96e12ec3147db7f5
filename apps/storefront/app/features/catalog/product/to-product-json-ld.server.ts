import { imageUrl } from '@shop/clients/images'
import { config } from '#app/config.server.ts'
import type { ImageView } from '#app/goods/card-parts.ts'
import type { VariantView } from '#app/goods/product-view.ts'
import { absolute, breadcrumbList, type Node, plain, toJsonLd } from '#app/server/json-ld.server.ts'
import type { ShopSettings } from '#app/server/shop-settings.server.ts'
import { BRAND } from '#app/texts/brand.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import type { ProductPage } from './load-product.server.ts'

const PHOTOS = 4
const REVIEWS = 3
const UNIT_CODES: Record<string, string> = { kg: 'KGM', l: 'LTR', m: 'MTR', piece: 'C62' }

export function toProductJsonLd(page: ProductPage, settings: ShopSettings): string {
  const { product } = page
  return toJsonLd(
    breadcrumbList([catalogTexts.home, ...product.trail], product.name),
    product.variants.length > 1 ? toGroup(page, settings) : toSingle(page, settings),
  )
}

function toGroup(page: ProductPage, settings: ShopSettings): Node {
  const { product } = page
  return {
    '@type': 'ProductGroup',
    '@id': absolute(`/produkt/${product.slug}`),
    productGroupID: String(product.id),
    variesBy: ['https://schema.org/size'],
    ...toCommon(page),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: plain(`${product.name}, ${variant.name}`),
      description: plain(product.lead),
      image: [variant.image, ...product.images]
        .filter((image) => image !== null)
        .slice(0, 1)
        .map(toPhoto),
      inProductGroupWithID: String(product.id),
      size: plain(variant.name),
      ...toIdentity(variant),
      offers: toOffer(product.slug, variant, settings),
    })),
  }
}

function toSingle(page: ProductPage, settings: ShopSettings): Node {
  const { product } = page
  const [variant] = product.variants
  return {
    '@type': 'Product',
    '@id': absolute(`/produkt/${product.slug}`),
    ...toCommon(page),
    ...(variant ? { ...toIdentity(variant), offers: toOffer(product.slug, variant, settings) } : {}),
  }
}

function toCommon({ product, row, reviews }: ProductPage) {
  return {
    name: plain(product.name),
    description: plain(product.lead),
    url: absolute(`/produkt/${product.slug}`),
    image: product.images.slice(0, PHOTOS).map(toPhoto),
    brand: { '@type': 'Brand', name: row.brand ?? BRAND },
    ...(product.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.average,
            reviewCount: product.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
          review: reviews.reviews.slice(0, REVIEWS).map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.author },
            reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
            reviewBody: plain(review.text),
          })),
        }
      : {}),
  }
}

function toIdentity({ sku, ean }: VariantView) {
  return { sku, ...(ean ? { gtin13: ean } : {}) }
}

/** Prices and availability are those the page shows; anything else would be a lie to the machine. */
function toOffer(slug: string, variant: VariantView, settings: ShopSettings): Node {
  const { price, unitPrice, lowestPrice } = variant
  const unit = unitPrice
    ? [
        {
          '@type': 'UnitPriceSpecification',
          price: toCrowns(unitPrice.halere),
          priceCurrency: 'CZK',
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unitPrice.unit] },
        },
      ]
    : []
  const former = lowestPrice === null ? [] : [strikethrough(lowestPrice)]
  return {
    '@type': 'Offer',
    url: absolute(`/produkt/${slug}?varianta=${variant.sku}`),
    price: toCrowns(price),
    priceCurrency: 'CZK',
    availability: `https://schema.org/${variant.canBuy ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(unit.length + former.length > 0 ? { priceSpecification: [...unit, ...former] } : {}),
    shippingDetails: toShipping(price, settings),
    hasMerchantReturnPolicy: toReturns(settings),
  }
}

function strikethrough(halere: number): Node {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toCrowns(halere),
    priceCurrency: 'CZK',
  }
}

function toShipping(price: number, { courierTerms }: ShopSettings): Node {
  const { freeFrom, minDays, slowestDays } = courierTerms
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  })
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: freeFrom !== null && price >= freeFrom ? '0.00' : toCrowns(courierTerms.price),
      currency: 'CZK',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CZ' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(minDays, slowestDays),
    },
  }
}

function toReturns({ returnDays }: ShopSettings): Node {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'CZ',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  }
}

export function toPhoto(image: ImageView): string {
  return imageUrl({ base: config.IMAGES_URL, image, width: 1200, format: 'jpeg' })
}

function toCrowns(halere: number): string {
  return (halere / 100).toFixed(2)
}
