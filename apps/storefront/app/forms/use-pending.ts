import { useNavigation } from 'react-router'

/** The intent of the form that is on its way, or nothing. */
export function usePending(): string | null {
  const { state, formData } = useNavigation()
  if (state === 'idle' || !formData) return null
  const intent = formData.get('intent')
  return typeof intent === 'string' ? intent : ''
}
