/** Outcome with expected refusals. Only bugs and outages throw. */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const refuse = <R>(refusal: R): { readonly ok: false; readonly refusal: R } => ({ ok: false, refusal });

/** Ends an exhaustive switch. Throws `TypeError`. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${String(value)}`);
}
