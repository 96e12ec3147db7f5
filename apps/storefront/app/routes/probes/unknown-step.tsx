import { steps } from '#app/navigation/steps/registry.ts'

export const middleware = [steps('nowhere')]

export default function UnknownStep() {
  return <h1>Never drawn</h1>
}
