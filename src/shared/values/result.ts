/** An answer or a named refusal; thrown errors are for faults of our own. */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const refuse = <R>(refusal: R): { readonly ok: false; readonly refusal: R } => ({ ok: false, refusal });

/** For the end of a switch over a closed union: a new member does not compile, a forged one throws. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${String(value)}`);
}
