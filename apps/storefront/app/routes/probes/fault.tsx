export function loader() {
  throw new Error('A fault of the probe with the secret 4711')
}

export default function Fault() {
  return <h1>Never drawn</h1>
}
