import type { LoaderFunctionArgs } from 'react-router'

/** Answers after as many milliseconds as its address says. */
export async function loader({ params }: LoaderFunctionArgs) {
  await new Promise((resolve) => setTimeout(resolve, Number(params.id)))
  return { id: params.id }
}

export default function Slow({ loaderData }: { loaderData: { id: string } }) {
  return <h1>Waited {loaderData.id}</h1>
}
