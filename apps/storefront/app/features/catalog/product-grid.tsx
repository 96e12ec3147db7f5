import { pictureSources } from '@shop/clients/images'
import { Badge } from '@shop/ui/badge/badge'
import { Card, CardGrid } from '@shop/ui/card/card'
import { Picture } from '@shop/ui/picture/picture'
import { Price } from '@shop/ui/price/price'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useImagesUrl } from '#app/navigation/use-images-url.ts'
import { catalogTexts } from '#app/texts/catalog.ts'
import type { CardImage, ProductCardView } from './product-card.ts'

export function ProductGrid({
  products,
  heading: Heading = 'h2',
}: {
  products: ProductCardView[]
  heading?: 'h2' | 'h3'
}) {
  return (
    <CardGrid columns="four">
      {products.map((product) => (
        <Card
          key={product.to}
          data-protein={product.protein ?? undefined}
          gone={!product.isInStock}
          picture={product.image ? <CardPicture image={product.image} /> : null}
          flags={product.discount ? <Badge tone="highlight">{product.discount}</Badge> : null}
          band={product.proteinName}
          bandAside={product.pack}
          name={
            <Heading>
              <ShopLink to={product.to}>{product.name}</ShopLink>
            </Heading>
          }
          meta={product.subtitle}
          price={
            <Price
              amount={product.price}
              former={product.formerPrice}
              formerLabel={catalogTexts.formerPrice}
              unit={product.unitPrice}
              note={product.lowestPrice ? catalogTexts.lowestPrice(product.lowestPrice) : null}
              reduced={Boolean(product.formerPrice)}
            />
          }
        />
      ))}
    </CardGrid>
  )
}

const SIZES = '(min-width: 1251px) 20rem, (min-width: 700px) 25vw, 50vw'
const WIDEST = 640

function CardPicture({ image: { name, hash, width, height, alt } }: { image: CardImage }) {
  const base = useImagesUrl()
  return (
    <Picture
      {...pictureSources({ base, image: { name, hash, width }, maxWidth: WIDEST })}
      sizes={SIZES}
      alt={alt}
      width={width}
      height={height}
      className="multiply"
    />
  )
}
