import beagle from '@shop/ui/assets/dog.svg'
import type { Tint } from '@shop/ui/stripe/stripe'
import styles from './breed-portrait.module.css'
import borderCollie from './portraits/border-collie.svg'
import dachshund from './portraits/jezevcik.svg'
import schnauzer from './portraits/knirac.svg'
import labrador from './portraits/labrador.svg'
import pug from './portraits/mops.svg'
import mongrel from './portraits/vorisek.svg'

const PORTRAITS: Readonly<Record<string, { src: string; tint: Tint }>> = {
  bigl: { src: beagle, tint: 'green' },
  'border-collie': { src: borderCollie, tint: 'green' },
  jezevcik: { src: dachshund, tint: 'coral' },
  knirac: { src: schnauzer, tint: 'yellow' },
  labrador: { src: labrador, tint: 'yellow' },
  mops: { src: pug, tint: 'lime' },
  vorisek: { src: mongrel, tint: 'blue' },
}

/** The drawn dog of a breed; a breed without one has a nose. It says nothing that the name beside it does not. */
export function BreedPortrait({
  portrait,
  className = '',
}: {
  portrait: string | null
  className?: string | undefined
}) {
  const drawn = portrait ? PORTRAITS[portrait] : undefined
  if (!drawn) return <span className={`${styles.portrait} ${className}`} data-kind="nose" aria-hidden="true" />
  return (
    <span
      className={`${styles.portrait} ${className}`}
      data-tint={drawn.tint}
      data-kind={portrait === 'bigl' ? 'head' : undefined}
      aria-hidden="true"
    >
      <img src={drawn.src} alt="" width="100" height="100" />
    </span>
  )
}
