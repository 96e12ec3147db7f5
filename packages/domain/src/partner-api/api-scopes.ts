/** What a key of a partner may be allowed; each concerns the own account alone. */
export const API_SCOPES = ['prices:read', 'stock:read', 'orders:read', 'documents:read'] as const
export type ApiScope = (typeof API_SCOPES)[number]
