import { validatorOf } from '#server/kinds/validators.ts';

/** Returns what the server's validator rejects in the props of a kind. */
export const checkedProps = (kind: string, props: Readonly<Record<string, unknown>>) => validatorOf(kind)(props);
