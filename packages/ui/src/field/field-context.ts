import { createContext } from 'react'

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; valid: boolean }

export const FieldContext = createContext<FieldWiring | null>(null)
