import { validatorOf } from '#server/kinds/validators.ts';

/** Returns what the server's validator finds wrong with the props of a kind. */
export const checkedProps = (kind: string, props: Readonly<Record<string, unknown>>) => validatorOf(kind)(props);
