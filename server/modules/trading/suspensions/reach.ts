export type Reach = { readonly eventIds: readonly string[] } | { readonly sportId: string } | null;
