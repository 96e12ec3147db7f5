export function loader() {
  throw new Error('First fault')
}

export default function BrokenErrorPage() {
  return <h1>Never drawn</h1>
}

export function ErrorBoundary(): never {
  throw new Error('The error page fails too')
}
