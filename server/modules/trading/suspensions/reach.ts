/** Part of the offer that a suspension covers; null for all of it. */
export type Reach = { readonly eventIds: readonly string[] } | { readonly sportId: string } | null;
