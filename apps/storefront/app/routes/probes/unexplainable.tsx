class UnexplainableError extends Error {
  override get message(): never {
    throw new Error('Not even the message can be read')
  }
}

/** Fails while it is drawn, with an error that makes the error page fail as well; in the browser only. */
export default function Unexplainable() {
  if (typeof document === 'undefined') return <h1>Drawn on the server</h1>
  throw new UnexplainableError()
}
