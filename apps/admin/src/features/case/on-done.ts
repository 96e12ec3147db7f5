/** After something was done or refused: what is told, and the case is read anew. */
export interface OnDone {
  onDone(said: { kind: 'ok' | 'bad'; text: string } | null): Promise<void>
}
