/** Part of the offer that a suspension covers. Null means the whole offer. */
export type Reach = { readonly eventIds: readonly string[] } | { readonly sportId: string } | null;
