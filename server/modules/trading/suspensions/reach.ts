/** Part of the offer; null for all of it. */
export type Reach = { readonly eventIds: readonly string[] } | { readonly sportId: string } | null;
