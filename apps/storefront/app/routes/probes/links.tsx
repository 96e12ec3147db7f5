import { toShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'

/** A long page with links below the fold. */
export default function Links() {
  return (
    <div className="wrap">
      <h1>Links</h1>
      <p>
        <ShopLink to={toShopAddress('/probe/slow/10')}>Quick</ShopLink>{' '}
        <ShopLink to={toShopAddress('/probe/slow/1000')}>Slow</ShopLink>{' '}
        <ShopLink to={toShopAddress('/probe/broken-error-page')}>Broken</ShopLink>{' '}
        <ShopLink to="/ucet/prehled">Account</ShopLink>{' '}
        <ShopLink to={toShopAddress('/probe/unexplainable')}>Unexplainable</ShopLink>{' '}
        <ShopLink to={toShopAddress('/probe/links#dole')}>Hash</ShopLink>
      </p>
      <div style={{ height: '300vh' }} />
      <p id="dole">
        <ShopLink to="/blog/jak-poznat-ze-psovi-krmivo-sedi">Below the fold</ShopLink>
      </p>
    </div>
  )
}
