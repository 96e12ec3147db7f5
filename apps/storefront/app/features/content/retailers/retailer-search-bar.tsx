import { Button } from '@shop/ui/button/button'
import { Chip, Chips } from '@shop/ui/chip/chip'
import { Icon } from '@shop/ui/icon/icon'
import { SearchBar } from '@shop/ui/search-bar/search-bar'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { retailerTexts as texts } from '#app/texts/content/retailers.ts'
import type { RetailerPage } from './load-retailers.server.ts'
import { toRetailerAddress } from './parse-retailer-search.ts'
import { RETAILER_TYPES, type RetailerSearch } from './retailer.ts'
import styles from './retailer-view.module.css'

interface SearchBarProps {
  search: RetailerSearch
}

/** The headline and the search side by side where there is room. */
export function RetailerHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>
}

export function RetailerCount({ total }: { total: number }) {
  return (
    <p className={`small muted ${styles.count}`}>
      <span role="status">{texts.count(total)}</span> · <a href="#mapa">{texts.toMap}</a>
    </p>
  )
}

export function RetailerSearchBar({ search }: SearchBarProps) {
  return (
    <div className={styles.search}>
      <search>
        <form action="/mapa-prodejcu" method="get">
          {search.type ? <input type="hidden" name="typ" value={search.type} /> : null}
          {search.isOpen ? <input type="hidden" name="otevreno" value="1" /> : null}
          <SearchBar
            name="misto"
            defaultValue={search.near}
            label={texts.search}
            placeholder={texts.search}
            submitLabel={texts.submit}
          />
        </form>
      </search>
      <NearMe search={search} />
    </div>
  )
}

/** Asks where the visitor is only when they press the button, and sends no more than a kilometre tells. */
function NearMe({ search }: SearchBarProps) {
  const navigate = useNavigate()
  const [state, setState] = useState<'off' | 'ready' | 'locating' | 'failed'>('off')
  // Only a browser knows whether it can say where it is.
  useEffect(() => setState('geolocation' in navigator ? 'ready' : 'off'), [])
  if (state === 'off') return null
  function locate() {
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('ready')
        const position = { lat: coords.latitude, lng: coords.longitude }
        void navigate(toRetailerAddress(search, { near: '', position }))
      },
      () => setState('failed'),
      { timeout: 10_000, maximumAge: 600_000 },
    )
  }
  return (
    <>
      <Button variant="line" size="small" onClick={locate} loading={state === 'locating'}>
        <Icon name="pin" /> {texts.nearMe}
      </Button>
      {state === 'failed' ? <p role="alert">{texts.noLocation}</p> : null}
    </>
  )
}

interface FiltersProps extends SearchBarProps {
  counts: RetailerPage['counts']
}

export function RetailerFilters({ search, counts }: FiltersProps) {
  const types = RETAILER_TYPES.filter((type) => counts[type] > 0 || type === search.type)
  return (
    <nav aria-label={texts.filters} className={styles.filters}>
      <Chips>
        <Chip
          as={ShopLink}
          to={toRetailerAddress(search, { type: null })}
          aria-current={search.type === null ? 'page' : undefined}
        >
          {texts.all} ({counts.all})
        </Chip>
        {types.map((type) => (
          <Chip
            key={type}
            as={ShopLink}
            to={toRetailerAddress(search, { type })}
            aria-current={search.type === type ? 'page' : undefined}
          >
            {texts.types[type]} ({counts[type]})
          </Chip>
        ))}
        <Chip
          as={ShopLink}
          to={toRetailerAddress(search, { isOpen: !search.isOpen })}
          aria-current={search.isOpen ? 'true' : undefined}
        >
          {texts.openNow}
        </Chip>
      </Chips>
    </nav>
  )
}
