import { LoadingBar } from '@shop/ui/loading-bar/loading-bar'
import { useNavigation } from 'react-router'
import { shellTexts } from '#app/texts/shell/shell.ts'

/** Runs from the click to the moment the next page is there; the kit keeps it hidden for short waits. */
export function PageLoadingBar() {
  const { state } = useNavigation()
  return <LoadingBar active={state !== 'idle'} label={shellTexts.loading} />
}
