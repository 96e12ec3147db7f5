import map from '#app/features/content/assets/where-we-are.svg'
import { contactTexts as texts } from '#app/texts/content/contact.ts'
import styles from './where-we-are.module.css'

/** A picture and words: whoever cannot see the map loses nothing, whoever wants to go opens a real one. */
export function WhereWeAre({ places }: { places: { name: string; address: string; colour: 'carrot' | 'forest' }[] }) {
  return (
    <div className={styles.where}>
      <img src={map} alt="" width={612} height={359} loading="lazy" />
      <ul className={styles.places}>
        {places.map(({ name, address, colour }) => (
          <li key={name} data-colour={colour}>
            <h3>{name}</h3>
            <p>{address}</p>
            <p>
              <a href={`https://mapy.com/zakladni?q=${encodeURIComponent(address)}`} rel="noreferrer">
                {texts.openMap(name)}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
