import { validatorOf } from '#server/kinds/validators.ts';

/** Returns the production validator's problems with the props of a kind. */
export const checkedProps = (kind: string, props: Readonly<Record<string, unknown>>) => validatorOf(kind)(props);
