import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'

interface EditorialMatchesProps {
  heading: string
  matches: { to: ShopAddress; label: string }[]
}

export function EditorialMatches({ heading, matches }: EditorialMatchesProps) {
  if (matches.length === 0) return null
  return (
    <section className="section-tight stack">
      <h2>{heading}</h2>
      <ul className="noses">
        {matches.map(({ to, label }) => (
          <li key={to}>
            <ShopLink to={to}>{label}</ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
