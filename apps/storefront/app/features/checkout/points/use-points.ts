import { useFetcher } from 'react-router'
import type { PickerData } from './load-picker.server.ts'

const PAGE = '/kosik/dodaci-udaje'

/** The points of the page until others are asked for: they come beside it, so that nothing that was written moves. */
export function usePoints(loaded: PickerData) {
  const finding = useFetcher<{ picker?: PickerData }>({ key: 'mista' })

  function find(place: string) {
    const near = place.trim()
    if (near.length >= 2) finding.load(`${PAGE}?${new URLSearchParams({ misto: near })}`)
  }
  return { picker: finding.data?.picker ?? loaded, find, isFinding: finding.state !== 'idle' }
}
