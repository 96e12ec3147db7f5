import { useEffect, useRef } from 'react'
import { type KeyBinding, keyRegistry } from './key-registry.ts'

/** Keys of this component while it is on the screen. They may be new objects with every drawing. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const latest = useRef(bindings)
  latest.current = bindings
  const shape = bindings.map(({ keys, label, isInBar, isAlways }) => [keys, label, isInBar, isAlways].join()).join('|')
  // Synchronises with the one listener of the window; what is run is always the latest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape stands for the bindings
  useEffect(
    () =>
      keyRegistry.add(
        latest.current.map((binding, index) => ({ ...binding, run: () => latest.current[index]?.run() })),
      ),
    [shape],
  )
}
