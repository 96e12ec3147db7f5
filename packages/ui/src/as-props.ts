import type { ComponentPropsWithRef, ElementType } from 'react'

/** Props of a component that can be drawn as another element or as a router's link: `<Button as={Link} to="/">`. */
export type AsProps<T extends ElementType, Own> = Own & { as?: T } & Omit<ComponentPropsWithRef<T>, keyof Own | 'as'>
