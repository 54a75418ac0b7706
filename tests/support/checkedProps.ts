import { validatorOf } from '#server/kinds/validators.ts';

/** What the production validator says of the props of a kind. */
export const checkedProps = (kind: string, props: Readonly<Record<string, unknown>>) => validatorOf(kind)(props);
